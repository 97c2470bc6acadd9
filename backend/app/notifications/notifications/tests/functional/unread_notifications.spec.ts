import { test } from '@japa/runner'
import { UNREAD_MAX } from '#contract/core/rules/limits'
import { now, useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import UpdatePost from '#posts/posts/actions/update_post'
import ReopenReport from '#moderation/reports/actions/reopen_report'
import ResolveReport from '#moderation/reports/actions/resolve_report'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'

test.group('Unread notifications', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  test('count unread posts, up to a maximum', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < UNREAD_MAX + 1; index += 1) await makePost(team, { waiting: true })
    const { unread, notifications } = await fetchFeed(team.admin)
    assert.equal(unread, UNREAD_MAX)
    const postIds = notifications.slice(0, 3).map(({ post }) => post!.id)
    const answer = await read(team.admin, { postIds })
    assert.deepEqual(answer.body, { unread: UNREAD_MAX - 2 })
  })

  test('can be marked as read by post, repeatedly', async ({ assert }) => {
    const team = await makeTeam()
    const [one, other] = [await makePost(team, { waiting: true }), await makePost(team, { waiting: true })]
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual((await read(team.admin, { postIds: [one.id] })).body, { unread: 1 })
    }
    const flags = Object.fromEntries((await told(team.admin)).map((each) => [each.id, each.read]))
    assert.deepEqual(flags, { [`post:${one.id}`]: true, [`post:${other.id}`]: false })
    assert.deepInclude(await fetchFeed(team.owner), { unread: 2 })
  })

  test('can be marked as read up to an instant, never back and never into the future', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(1_000)
    await makePost(team, { waiting: true })
    const until = now().toISOString()
    clock.advance(1)
    await makePost(team, { waiting: true })
    assert.deepEqual((await read(team.admin, { until })).body, { unread: 1 })
    assert.deepEqual((await read(team.admin, { until: '2099-01-01T00:00:00Z' })).body, { unread: 0 })
    assert.deepEqual((await read(team.admin, { until })).body, { unread: 0 })
    clock.advance(1)
    await makePost(team, { waiting: true })
    assert.deepInclude(await fetchFeed(team.admin), { unread: 1 })
  })

  test('count a post that was opened again after it was withdrawn and approved', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { waiting: true })
    const { organizationId } = team
    await read(team.admin, { postIds: [id] })
    clock.advance(1_000)
    await read(team.admin, { until: now().toISOString() })
    assert.deepInclude(await fetchFeed(team.admin), { unread: 0 })
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://unheard-of.example/1' })
    assert.deepInclude(await fetchFeed(team.owner), { unread: 0 })
    clock.advance(1_000)
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://www.linkedin.com/posts/again' })
    for (const person of [team.admin, team.owner]) assert.deepInclude(await fetchFeed(person), { unread: 1 })
  })

  test('of replies become read when the post is opened after them', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    const reply = async () => {
      clock.advance(1_000)
      await makeSuggestion(post, { parentId, userId: team.owner.id })
    }
    await reply()
    await read(team.member, { postIds: [post.id] })
    await reply()
    assert.deepEqual(
      (await told(team.member)).map((each) => each.read),
      [false, true],
    )
  })

  test('about reports are read one by one, until the report is answered again', async ({ assert }) => {
    const team = await makeTeam()
    const resolver = await makeUser({ isAdmin: true })
    const report = async () =>
      makeReport(team.stranger, await makePost(team, { isPublic: true }), { resolver })
    const [first, second] = [await report(), await report()]
    const unread = async () => {
      const { notifications, unreadTotal } = await fetchFeed(team.stranger)
      const ids = notifications.flatMap((each) => (each.read ? [] : [each.id]))
      assert.lengthOf(ids, unreadTotal)
      return ids
    }
    assert.sameMembers(await unread(), [`report:${first}`, `report:${second}`])
    for (let time = 0; time < 2; time += 1) {
      await read(team.stranger, { ids: [`report:${first}`] })
      assert.deepEqual(await unread(), [`report:${second}`])
    }
    await new ReopenReport().handle(first, resolver.id)
    await new ResolveReport().handle({ id: first, resolverId: resolver.id, moderatorResponse: 'Once more.' })
    assert.sameMembers(await unread(), [`report:${first}`, `report:${second}`])
  })
})
