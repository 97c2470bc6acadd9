import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import AddMember from '#organizations/organizations/actions/add_member'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { fetchFeed, idsFor, read, told } from '#notifications/notifications/tests/support/calls'

const HOUR = 3_600_000

test.group('After the clock went back', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T12:00:00.000Z')
    return useClock(clock)
  })

  test('a post is unread, comes first, and is found after a cursor', async ({ assert }) => {
    const team = await makeTeam()
    const before = await makePost(team, { waiting: true })
    clock.advance(10_000)
    const { cursor } = await fetchFeed(team.admin)
    await read(team.admin, { until: clock.now().toISOString() })
    clock.advance(-HOUR)
    const post = await makePost(team, { waiting: true })
    const { notifications, unread } = await fetchFeed(team.admin)
    assert.deepEqual(
      notifications.map(({ id, read: isRead }) => [id, isRead]),
      [
        [`post:${post.id}`, false],
        [`post:${before.id}`, true],
      ],
    )
    assert.equal(unread, 1)
    const since = await fetchFeed(team.admin, `?after=${cursor}`)
    assert.include(
      since.notifications.map(({ id }) => id),
      `post:${post.id}`,
    )
  })

  test('a post is found after a cursor that was given when there was nothing', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(10_000)
    const { cursor } = await fetchFeed(team.admin)
    clock.advance(-HOUR)
    const { id } = await makePost(team)
    const since = await fetchFeed(team.admin, `?after=${cursor}`)
    assert.deepEqual(
      since.notifications.map((each) => each.id),
      [`post:${id}`],
    )
  })

  test('a new member is told of posts, and not of earlier ones', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, stranger } = team
    await makePost(team)
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'member' })
    clock.advance(-HOUR)
    const { id } = await makePost(team)
    assert.deepEqual(await idsFor(stranger), [`post:${id}`])
  })

  test('a reply and the answer to a report are unread', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const parentId = await makeSuggestion(post)
    const until = clock.now().toISOString()
    for (const person of [team.member, team.stranger]) await read(person, { until })
    await read(team.member, { postIds: [post.id] })
    clock.advance(-HOUR)
    await makeSuggestion(post, { parentId, userId: team.owner.id })
    await makeReport(team.stranger, post, { resolver: await makeUser({ isAdmin: true }) })
    for (const person of [team.member, team.stranger])
      assert.deepEqual(
        (await told(person)).map((each) => each.read),
        [false],
      )
  })

  test('a reply is read once the post is opened', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId, userId: team.owner.id })
    clock.advance(-HOUR)
    await read(team.member, { postIds: [post.id] })
    assert.isTrue((await told(team.member))[0]!.read)
  })
})
