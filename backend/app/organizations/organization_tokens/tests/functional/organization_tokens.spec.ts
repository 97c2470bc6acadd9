import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import Organization from '#organizations/organizations/models/organization'
import { makeToken } from '#identity/api_tokens/tests/support/make_token'
import { hashOfToken, kindOfToken } from '#identity/api_tokens/rules/token_format'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { limitHeaders } from '#tests/limit_headers'
import { useUpLimits } from '#tests/rate_limits'
import { dialect } from '#tests/tags'

/** Of a confirmed person. */
const PUBLIC_POSTS_A_DAY = 50

const URL = 'https://www.linkedin.com/posts/1'
const pathOf = ({ organizationId }: Pick<Team, 'organizationId'>) =>
  `/api/organizations/${organizationId}/tokens`
const tokensOf = async (team: Team) =>
  (await callApi('GET', pathOf(team), { as: team.owner })).body?.tokens as Record<string, unknown>[]

const postAs = (token: string, { organizationId }: Team, more: object = {}, key?: string) =>
  callApi('POST', '/api/posts', {
    as: token,
    body: { organizationId, url: URL, title: 'From the calendar', ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

test.group('The token of an organization', (group) => {
  rollBack(group)
  dialect(group)

  test('is made by an admin, shown once and stored as a hash', async ({ assert }) => {
    const team = await makeTeam()
    const body = { name: 'Calendar', scopes: ['posts:write'], days: 90 }
    const answer = await callApi('POST', pathOf(team), { as: team.admin, body })
    assert.equal(answer.status, 201)
    const token = answer.body?.token as string
    assert.equal(kindOfToken(token), 'org')
    const row = await db.from('api_tokens').where('organization_id', team.organizationId).firstOrFail()
    assert.deepEqual([row.hash, row.user_id, row.created_by], [hashOfToken(token), null, team.admin.id])
    const entry = await db.from('audit_entries').where('action', 'api_token.created').firstOrFail()
    assert.deepEqual([entry.subject, entry.actor_id], ['Calendar', team.admin.id])
    assert.include(entry.after, 'posts:write')
    assert.notInclude(JSON.stringify(entry), token)
  })

  test('has no scope to act for a person', async ({ assert }) => {
    const team = await makeTeam()
    for (const scope of ['suggestions:claim', 'profile:read', 'notifications:read', 'reports:read']) {
      const body = { name: 'Calendar', scopes: [scope], days: 90 }
      assert.equal((await callApi('POST', pathOf(team), { as: team.owner, body })).status, 422, scope)
    }
  })

  test('reaches its organization only', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { token } = await makeToken(team)
    const foreign = await makePost(other)
    for (const path of [
      `/api/organizations/${other.organizationId}`,
      `/api/organizations/${other.organizationId}/members`,
      `/api/posts/organization/${other.organizationId}`,
      `/api/posts/${foreign.id}`,
      `/api/comments/post/${foreign.id}`,
    ])
      assert.equal((await callApi('GET', path, { as: token })).status, 404, path)
    assert.equal((await postAs(token, other)).status, 404)
    const list = await callApi('GET', '/api/organizations', { as: token })
    const organizations = list.body?.organizations as { id: string; role: string }[]
    assert.deepEqual(
      organizations.map(({ id, role }) => [id, role]),
      [[team.organizationId, 'member']],
    )
  })

  test('outlives its maker, and says so', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, admin, owner } = team
    const body = { name: 'Calendar', scopes: ['organizations:read'], days: 90 }
    const { body: made } = await callApi('POST', pathOf(team), { as: admin, body })
    assert.containsSubset(await tokensOf(team), [{ createdBy: { id: admin.id, isMember: true } }])
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    assert.containsSubset(await tokensOf(team), [{ createdBy: { id: admin.id, isMember: false } }])
    await db.from('users').where('id', admin.id).delete()
    assert.containsSubset(await tokensOf(team), [{ createdBy: null }])
    const path = `/api/organizations/${organizationId}`
    assert.equal((await callApi('GET', path, { as: made?.token as string })).status, 200)
  })

  test('ends with its organization', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner } = team
    const { token } = await makeToken(team)
    const { name } = await Organization.findOrFail(organizationId)
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    assert.equal((await callApi('GET', '/api/organizations', { as: token })).status, 401)
  })

  test('is revoked by an admin of its organization, which the audit log says', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { token, id } = await makeToken(team)
    assert.equal((await callApi('DELETE', `${pathOf(other)}/${id}`, { as: other.owner })).status, 404)
    assert.equal((await callApi('GET', '/api/organizations', { as: token })).status, 200)
    assert.equal((await callApi('DELETE', `${pathOf(team)}/${id}`, { as: team.admin })).status, 204)
    assert.equal((await callApi('GET', '/api/organizations', { as: token })).status, 401)
    const entry = await db.from('audit_entries').where('action', 'api_token.revoked').firstOrFail()
    assert.equal(entry.subject, 'Calendar')
  })
})

test.group('What a token of an organization writes', (group) => {
  rollBack(group)
  dialect(group)

  test('has its name to members, and is nobody’s', async ({ assert }) => {
    const team = await makeTeam()
    const { token, id: tokenId } = await makeToken(team)
    const made = await postAs(token, team, { tags: ['Launch'], suggestions: [{ content: 'A first text' }] })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = made.body!.post as { id: string }
    const path = `/api/comments`
    const added = await callApi('POST', path, { as: token, body: { postId: id, content: 'A second text' } })
    assert.equal(added.status, 201, JSON.stringify(added.body))
    await db.from('api_tokens').where('id', tokenId).delete()
    const seen = await callApi('GET', `/api/posts/${id}`, { as: team.member })
    assert.containsSubset(seen.body, {
      post: { userId: null, creator: { name: 'Calendar' }, can: { delete: false } },
    })
    const list = await callApi('GET', `/api/comments/post/${id}`, { as: team.member })
    const comments = list.body?.comments as { author: { name: string }; isYours: boolean }[]
    assert.deepEqual(
      comments.map(({ author, isYours }) => [author.name, isYours]),
      [
        ['Calendar', false],
        ['Calendar', false],
      ],
    )
    assert.isNotNull(list.body?.nextForYou)
  })

  test('is told to all members, and written by nobody', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeToken(team)
    const made = await postAs(token, team, { suggestions: [{ content: 'A first text' }] })
    assert.equal(made.status, 201)
    for (const user of [team.owner, team.admin, team.member]) {
      const { body } = await callApi('GET', '/api/notifications', { as: user })
      assert.lengthOf(body?.notifications as unknown[], 1, JSON.stringify(body))
    }
    const row = await db.from('posts').where('organization_id', team.organizationId).firstOrFail()
    assert.deepEqual([row.user_id, row.waiting_except_id], [null, null])
  })

  test('names the organization to the public', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeToken(team)
    await db
      .from('organizations')
      .where('id', team.organizationId)
      .update({ public_reviewed_at: '2026-01-01 00:00:00.000' })
    const made = await postAs(token, team, { isPublic: true })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { slug } = made.body!.post as { slug: string }
    const page = await callApi('GET', `/api/posts/public/${team.slug}/${slug}`)
    assert.equal(page.status, 200, JSON.stringify(page.body))
    const list = await callApi('GET', '/api/community/posts')
    for (const { body } of [page, list]) assert.notInclude(JSON.stringify(body), 'Calendar')
    const { name } = await Organization.findOrFail(team.organizationId)
    assert.containsSubset(page.body, { post: { creator: { name } } })
    assert.containsSubset(list.body, { posts: [{ creator: { name } }] })
  })

  test('is written once by an idempotency key, which each token has of its own', async ({ assert }) => {
    const team = await makeTeam()
    const [one, other] = [await makeToken(team), await makeToken(team)]
    const first = await postAs(one.token, team, {}, 'key-of-a-program-1')
    const again = await postAs(one.token, team, {}, 'key-of-a-program-1')
    const others = await postAs(other.token, team, {}, 'key-of-a-program-1')
    assert.deepEqual([first.status, again.status, others.status], [201, 200, 201])
    const idOf = ({ body }: typeof first) => (body!.post as { id: string }).id
    assert.equal(idOf(again), idOf(first))
    assert.notEqual(idOf(others), idOf(first))
  })

  test('needs the scope of suggestions for the suggestions of a post', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeToken(team, { scopes: ['posts:write'] })
    const refused = await postAs(token, team, { suggestions: [{ content: 'A first text' }] })
    assert.containsSubset(refused.body, {
      code: 'TOKEN_SCOPE_MISSING',
      details: { scope: 'suggestions:write' },
    })
    assert.equal((await postAs(token, team)).status, 201)
  })

  test('is never copied by it', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeToken(team)
    const made = await postAs(token, team, { suggestions: [{ content: 'A first text' }] })
    const { id } = made.body!.post as { id: string }
    const { body } = await callApi('GET', `/api/comments/post/${id}`, { as: token })
    assert.containsSubset(body, { nextForYou: null, comments: [{ can: { claim: false } }] })
  })

  test('creates as many new tags a day as a person', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeToken(team)
    for (let batch = 0; batch < 5; batch += 1) {
      const tags = Array.from({ length: 10 }, (_, place) => `tag ${batch}-${place}`)
      assert.equal((await postAs(token, team, { tags })).status, 201)
    }
    assert.equal((await postAs(token, team, { tags: ['one more'] })).body?.code, 'TAG_LIMIT_REACHED')
  })

  test('is public as often a day as the posts of one person, whatever the number of tokens', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const [one, other] = [await makeToken(team), await makeToken(team)]
    const key = `public-posts:person:${team.organizationId}`
    await useUpLimits([{ key, requests: PUBLIC_POSTS_A_DAY - 1, duration: '1 day' }])
    assert.equal((await postAs(one.token, team, { isPublic: true })).status, 201)
    const refused = await postAs(other.token, team, { isPublic: true })
    assert.equal(refused.body?.code, 'PUBLIC_POST_LIMIT_REACHED')
    assert.equal((await postAs(other.token, team)).status, 201)
  })
})

const leftOf = async (as: string) =>
  Number(limitHeaders((await callApi('GET', '/api/organizations', { as })).headers)?.remaining)

test.group('Requests with API tokens', (group) => {
  rollBack(group)

  test('are counted per token', async ({ assert }) => {
    const team = await makeTeam()
    const [one, other] = [await makeToken(team), await makeToken(team)]
    const before = await leftOf(one.token)
    assert.equal(await leftOf(one.token), before - 1)
    assert.equal(await leftOf(other.token), before)
  })
})
