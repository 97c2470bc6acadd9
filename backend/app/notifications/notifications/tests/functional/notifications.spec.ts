import { test } from '@japa/runner'
import type { Notification } from '#contract/notifications/data/notification'
import { NOTIFICATION_DAYS } from '#contract/core/rules/limits'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import AddMember from '#organizations/organizations/actions/add_member'
import UpdatePost from '#posts/posts/actions/update_post'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { fetchFeed, idsFor, told } from '#notifications/notifications/tests/support/calls'

const APPROVED = 'https://www.linkedin.com/posts/later'

test.group('Notifications', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  test('include posts shared by others', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(1_000)
    const text = 'A brilliant read.'
    const post = await makePost(team, { isSensitive: true, suggestions: [{ content: text }] })
    const expected: Notification = {
      id: `post:${post.id}`,
      type: 'post.shared',
      at: '2026-03-02T09:00:01.000Z',
      read: false,
      sensitive: true,
      organization: { id: team.organizationId, name: team.name },
      post: { id: post.id, title: post.title, postUrl: post.url, host: post.host },
      from: 'Mira Member',
      waiting: { suggestion: text },
      report: null,
      moderation: null,
      support: null,
      copies: null,
      reach: null,
      joins: null,
      webhook: null,
    }
    assert.deepEqual(await told(team.admin), [expected])
    assert.deepEqual(await told(team.member), [])
  })

  test('include a pending post once it is approved, dated by the approval', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { pending: true })
    assert.deepEqual(await told(team.admin), [])
    clock.advance(60_000)
    await new UpdatePost().handle({ id, organizationId: team.organizationId }, { url: APPROVED })
    assert.equal((await told(team.admin))[0]!.at, '2026-03-02T09:01:00.000Z')
  })

  test('leave out posts shared before the user joined', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { pending: true })
    await makePost(team)
    clock.advance(1)
    const { organizationId, stranger } = team
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'member' })
    await new UpdatePost().handle({ id, organizationId }, { url: APPROVED })
    const { id: newer } = await makePost(team)
    assert.deepEqual(await idsFor(stranger), [`post:${newer}`])
  })

  test("include replies of others to the user's suggestions", async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId })
    const reply = await makeSuggestion(post, { parentId, userId: team.owner.id })
    const [first, ...others] = await told(team.member)
    assert.deepInclude(first, { id: `reply:${reply}`, type: 'reply.added', from: 'Olga Owner' })
    assert.deepEqual(others, [])
    assert.deepEqual(await idsFor(team.owner), [`post:${post.id}`])
  })

  test('leave out replies on a post that is not approved, also once it is', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { pending: true })
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId, userId: team.owner.id })
    assert.deepEqual(await told(team.member), [])
    await new UpdatePost().handle({ id: post.id, organizationId: team.organizationId }, { url: APPROVED })
    assert.deepEqual(await told(team.member), [])
    const later = await makeSuggestion(post, { parentId, userId: team.owner.id })
    assert.deepEqual(await idsFor(team.member), [`reply:${later}`])
  })

  test('tell only the author that a post runs low, each time', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await makeSuggestion(post)
    clock.advance(1_000)
    const claim = () => new ClaimNext().handle({ postId: post.id, userId: team.admin.id })
    await claim()
    const first = `supply:${post.id}:${clock.now().getTime()}`
    assert.deepEqual(await idsFor(team.member), [first])
    clock.advance(1_000)
    for (let index = 0; index < 3; index += 1) await makeSuggestion(post)
    assert.deepEqual(await idsFor(team.member), [])
    await claim()
    await claim()
    assert.deepEqual(await idsFor(team.member), [`supply:${post.id}:${clock.now().getTime()}`])
    assert.notInclude(await idsFor(team.owner), first)
  })

  test('tell a reporter the answer, with the post only while it is public', async ({ assert }) => {
    const team = await makeTeam()
    const resolver = await makeUser({ isAdmin: true })
    const post = await makePost(team, { isPublic: true })
    const id = await makeReport(team.stranger, post, { resolver })
    const report = { id, moderatorResponse: 'We have looked.' }
    const facts = { type: 'report.resolved', from: null, report }
    assert.deepInclude((await told(team.stranger))[0], {
      ...facts,
      post: { id: post.id, title: post.title, postUrl: post.url, host: post.host },
    })
    const { organizationId } = team
    await new UpdatePost().handle({ id: post.id, organizationId }, { isPublic: false, isSensitive: true })
    assert.deepInclude((await told(team.stranger))[0], {
      ...facts,
      post: null,
      organization: null,
      sensitive: false,
    })
  })

  test('expire after thirty days', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(1_000)
    await makePost(team, { waiting: true })
    clock.advance(NOTIFICATION_DAYS * 86_400_000 - 1)
    assert.deepInclude(await fetchFeed(team.admin), { unread: 1 })
    clock.advance(2)
    const { notifications, unread } = await fetchFeed(team.admin)
    assert.deepEqual([notifications, unread], [[], 0])
  })

  test('return the newest, up to the limit', async ({ assert }) => {
    const team = await makeTeam()
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      clock.advance(1_000)
      ids.unshift(`post:${(await makePost(team)).id}`)
    }
    const { notifications, hasMore } = await fetchFeed(team.admin, '?limit=3')
    assert.deepEqual(
      notifications.map(({ id }) => id),
      ids.slice(0, 3),
    )
    assert.isFalse(hasMore)
  })

  test('return everything after a cursor, even if many share an instant', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team)
    clock.advance(10_000)
    let { cursor } = await fetchFeed(team.admin, '?limit=1')
    clock.advance(10_000)
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.push(`post:${(await makePost(team)).id}`)
    const seen: string[] = []
    for (let hasMore = true; hasMore;) {
      const answer = await fetchFeed(team.admin, `?limit=2&after=${cursor}`)
      seen.push(...answer.notifications.map(({ id }) => id).toReversed())
      ;({ cursor, hasMore } = answer)
    }
    assert.deepEqual(seen, ids)
  })

  test('repeat recent ones while a concurrent write may still become visible', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(1_000)
    const { cursor } = await fetchFeed(team.admin)
    const { id } = await makePost(team)
    const answer = await fetchFeed(team.admin, `?after=${cursor}`)
    const again = await fetchFeed(team.admin, `?after=${answer.cursor}`)
    clock.advance(5_000)
    const later = await fetchFeed(team.admin, `?after=${again.cursor}`)
    const last = await fetchFeed(team.admin, `?after=${later.cursor}`)
    const ids = [answer, again, later, last].map(({ notifications }) => notifications.map((one) => one.id))
    assert.deepEqual(ids, [[`post:${id}`], [`post:${id}`], [`post:${id}`], []])
  })
})
