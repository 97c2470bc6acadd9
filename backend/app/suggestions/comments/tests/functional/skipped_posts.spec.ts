import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { SNOOZE_DAYS_MAX } from '#contract/core/rules/limits'
import type { OfferList, WaitingOrganizations, WaitingPosts } from '#contract/suggestions/data/offer'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import UnreadCounted from '#posts/posts/events/unread_counted'
import { endSnoozes } from '#posts/posts/jobs/end_snoozes'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const HOUR_MS = 3_600_000

const skip = (postId: string, as: User, body: object = {}) =>
  callApi('PUT', `/api/posts/${postId}/skip`, { as, body })
const unskip = (postId: string, as: User) => callApi('DELETE', `/api/posts/${postId}/skip`, { as })

async function read<Body>(path: string, as: User): Promise<Body> {
  return (await callApi('GET', path, { as })).body as unknown as Body
}

/** What a member is shown to copy from: on the dashboard, in the tray, in the menu of organizations. */
async function shownTo(as: User, { organizationId }: Team) {
  const path = `/api/posts/organization/${organizationId}`
  const { postIds, next } = await read<WaitingPosts>(`${path}/waiting`, as)
  const { offers } = await read<OfferList>(`${path}/offers`, as)
  const { organizationIds } = await read<WaitingOrganizations>('/api/posts/waiting-organizations', as)
  return {
    waiting: postIds,
    next: next.map(({ post }) => post.id),
    offered: offers.map(({ post }) => post.id),
    isWaitedFor: organizationIds.includes(organizationId),
  }
}

const NOTHING = { waiting: [], next: [], offered: [], isWaitedFor: false }
const only = (id: string) => ({ waiting: [id], next: [id], offered: [id], isWaitedFor: true })

const countUnread = async (as: User) => (await read<{ unread: number }>('/api/notifications', as)).unread

test.group('A skipped post', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()

  test('does not exist for strangers and former members', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { waiting: true })
    const { organizationId, owner, admin, stranger } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const as of [stranger, admin]) {
      assert.equal((await skip(id, as)).status, 404)
      assert.equal((await unskip(id, as)).status, 404)
    }
    assert.lengthOf(await db.from('skipped_posts'), 0)
  })

  test('can be put off into the next days only', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { waiting: true })
    const days = SNOOZE_DAYS_MAX * 24
    const wrong = [inHours(-1), inHours(0), inHours(days + 1), 'tomorrow', '2027-02-30', 5, true, {}, ['now']]
    for (const until of wrong) {
      const { status, body } = await skip(id, team.owner, { until })
      assert.equal(status, 422, String(until))
      assert.equal(body?.code, 'VALIDATION_FAILED')
    }
    assert.equal((await skip(id, team.owner, { until: inHours(1), forGood: true })).status, 422)
    assert.lengthOf(await db.from('skipped_posts'), 0)
    assert.equal((await skip(id, team.owner, { until: inHours(days) })).status, 200)
  })

  test('leaves what a member is shown to copy, for them alone, until they want to see it', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const { owner, admin } = team
    const { id } = await makePost(team, { waiting: true })
    assert.deepEqual(await shownTo(owner, team), only(id))
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await skip(id, owner)
      assert.equal(status, 200)
      assert.deepEqual(body, { until: null })
    }
    assert.deepEqual(await shownTo(owner, team), NOTHING)
    assert.deepEqual(await shownTo(admin, team), only(id))
    clock.advance(30 * 24 * HOUR_MS)
    assert.deepEqual((await shownTo(owner, team)).waiting, [])
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await unskip(id, owner)).status, 204)
    assert.deepEqual(await shownTo(owner, team), only(id))
  })

  test('that is put off comes back at its time, of which the clients are told', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const { owner } = team
    const { id } = await makePost(team, { waiting: true })
    await skip(id, owner)
    assert.deepEqual((await skip(id, owner, { until: inHours(1) })).body, { until: inHours(1) })
    clock.advance(HOUR_MS - 1)
    assert.deepEqual(await shownTo(owner, team), NOTHING)
    clock.advance(1)
    assert.deepEqual(await shownTo(owner, team), only(id))
    const staying = await makePost(team, { waiting: true })
    await skip(staying.id, owner)
    const events = emitter.fake([UnreadCounted])
    cleanup(() => emitter.restore())
    for (let run = 0; run < 2; run += 1) await endSnoozes()
    events.assertEmittedCount(UnreadCounted, 1)
    events.assertEmitted(UnreadCounted, ({ data }) => data.userId === owner.id)
    assert.deepEqual(
      (await db.from('skipped_posts')).map(({ post_id }) => post_id),
      [staying.id],
    )
  })

  test('counts as read, and makes room for the posts behind it', async ({ assert }) => {
    const team = await makeTeam()
    const { owner } = team
    const behind = await makePost(team, { waiting: true })
    clock.advance(1_000)
    const { id } = await makePost(team, { waiting: true })
    assert.equal(await countUnread(owner), 2)
    await skip(id, owner)
    assert.equal(await countUnread(owner), 1)
    const path = `/api/posts/organization/${team.organizationId}/offers?limit=1`
    const { offers } = await read<OfferList>(path, owner)
    assert.deepEqual(
      offers.map(({ post }) => post.id),
      [behind.id],
    )
    const claim = `/api/posts/organization/${team.organizationId}/claim-next`
    assert.containsSubset((await callApi('POST', claim, { as: owner })).body, { post: { id: behind.id } })
    const { status, body } = await callApi('POST', claim, { as: owner })
    assert.deepEqual([status, body?.code, body?.details], [409, 'NO_SUGGESTION_LEFT', undefined])
  })

  test('is found by a search, and can be copied from', async ({ assert }) => {
    const team = await makeTeam()
    const { owner } = team
    const { id } = await makePost(team, { title: 'Rocket launch', waiting: true })
    await skip(id, owner)
    const path = `/api/posts/organization/${team.organizationId}/offers?search=rocket`
    const { offers } = await read<OfferList>(path, owner)
    assert.deepEqual(
      offers.map(({ post }) => post.id),
      [id],
    )
    assert.equal((await callApi('POST', `/api/posts/${id}/claim-next`, { as: owner })).status, 200)
  })
})
