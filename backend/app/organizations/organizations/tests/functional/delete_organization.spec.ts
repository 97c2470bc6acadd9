import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { purgeOrganizations } from '#organizations/organizations/jobs/purge_organizations'
import { makeInvitation } from '#organizations/invitations/tests/support/invite'
import OrganizationDeleted from '#organizations/organizations/events/organization_deleted'
import { feedTotals } from '#posts/feeds/queries/feed_totals'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { callApi, type Answer } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const DAY = 86_400_000

const remove = ({ organizationId, owner, name }: Team, body: object = { name }) =>
  callApi('DELETE', `/api/organizations/${organizationId}`, { as: owner, body })

const code = ({ status, body }: Answer) => [status, body?.code]

const create = async (as: User, name: string, slug: string) =>
  code(await callApi('POST', '/api/organizations', { as, body: { name, slug } }))

test.group('Refusing to delete an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('unless its exact name is typed', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    for (const name of ['northwind', 'North', 'Northwind!']) {
      assert.deepEqual(code(await remove(team, { name })), [422, 'NAME_DOES_NOT_MATCH'])
    }
    for (const name of [undefined, null, 7, ['Northwind']]) {
      assert.deepEqual(code(await remove(team, { name })), [422, 'VALIDATION_FAILED'])
    }
    const { deleted_at } = await db.from('organizations').where('id', team.organizationId).firstOrFail()
    assert.isNull(deleted_at)
  })
})

test.group('A deleted organization', (group) => {
  dialect(group)
  rollBack(group)

  test('answers 404 to its members', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    assert.equal((await remove(team)).status, 204)
    for (const as of [team.owner, team.member]) {
      const { body } = await callApi('GET', '/api/organizations', { as })
      assert.deepEqual(body?.organizations, [])
      const place = `/api/organizations/${team.organizationId}`
      for (const path of [place, `${place}/members`, `${place}/audit`, `/api/posts/${post.id}`]) {
        assert.equal((await callApi('GET', path, { as })).status, 404, path)
      }
    }
    assert.deepEqual(code(await remove({ ...team, owner: team.admin })), [404, 'ORG_NOT_FOUND'])
  })

  test('disappears from all public pages and lists, and from their totals', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const post = await makePost(team, { isPublic: true, tags: ['press', 'launch'] })
    await makePost(team, { isPublic: true, tags: ['press'] })
    await makePost(team, { isPublic: true, pending: true, tags: ['press'] })
    await makePost(team, { tags: ['press'] })
    const kept = await makePost(other, { isPublic: true, tags: ['press'] })
    const suggestion = await makeSuggestion(post)
    const press = `tag:${post.tags.find(({ name }) => name === 'press')!.id}` as const
    const launch = `tag:${post.tags.find(({ name }) => name === 'launch')!.id}` as const
    const own = `organization:${team.organizationId}` as const
    const feeds = ['all', own, press, launch] as const
    const before = await feedTotals(feeds)
    await foldFeeds()
    await remove(team)

    for (const path of [
      `/api/organizations/slug/${team.slug}`,
      `/api/posts/public/${team.slug}/${post.slug}`,
      `/api/community/organizations/${team.organizationId}/posts`,
      `/organizations/${team.slug}`,
      `/public/${team.slug}/${post.slug}`,
    ]) {
      assert.equal((await callApi('GET', path)).status, 404, path)
    }
    assert.equal((await callApi('POST', `/api/comments/public/${suggestion}/lock`)).status, 404)
    const { body } = await callApi('GET', '/api/community/posts')
    const slugs = (body!.posts as { id: string }[]).map(({ id }) => id)
    assert.include(slugs, kept.id)
    assert.notInclude(slugs, post.id)
    const after = await feedTotals(feeds)
    const lost = feeds.map((feed) => before.get(feed)! - (after.get(feed) ?? 0))
    assert.deepEqual(lost, [2, 2, 2, 1])
  })

  test('loses its invitations', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    await remove(team)
    const { body } = await callApi('GET', `/api/organizations/invitations/${token}`)
    assert.containSubset(body, { valid: false })
    const accepting = await callApi('POST', '/api/organizations/invitations/approve', {
      as: team.stranger,
      body: { token },
    })
    assert.equal(accepting.body?.code, 'INVITATION_NOT_FOUND')
  })

  test('keeps its name and slug from others for a year, also once it is purged', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam('Northwind')
    await remove(team)
    for (const wait of [0, 31 * DAY, 333 * DAY]) {
      clock.advance(wait)
      await purgeOrganizations()
      assert.deepEqual(await create(team.member, 'Nоrthwind', 'north'), [409, 'ORGANIZATION_NAME_EXISTS'])
      assert.deepEqual(await create(team.member, 'North', team.slug), [409, 'ORGANIZATION_SLUG_EXISTS'])
    }
    clock.advance(2 * DAY)
    assert.deepEqual(await create(team.member, 'Northwind', team.slug), [201, undefined])
  })

  test('leaves its name and slug to the person who has deleted it', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    await remove(team)
    const body = { name: 'Northwind', slug: team.slug }
    assert.equal((await callApi('POST', '/api/organizations', { as: team.owner, body })).status, 201)
  })

  test('dispatches an event that names all members', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const events = emitter.fake([OrganizationDeleted])
    cleanup(() => emitter.restore())
    await remove(team)
    events.assertEmitted(OrganizationDeleted, ({ data }) => {
      assert.sameMembers([...data.memberIds], [team.owner.id, team.admin.id, team.member.id])
      return data.organizationId === team.organizationId
    })
  })

  test('records who deleted it in its audit log', async ({ assert }) => {
    const team = await makeTeam()
    await remove(team)
    const entry = await db.from('audit_entries').where('action', 'organization.deleted').firstOrFail()
    assert.containSubset(entry, {
      organization_id: team.organizationId,
      actor_id: team.owner.id,
      subject: team.name,
    })
  })
})
