import { test } from '@japa/runner'
import type { Notification, NotificationList } from '#contract/data/notification'
import { NOTIFICATION_DAYS, UNREAD_MAX } from '#contract/rules/limits'
import type { User } from '#users/public'
import ClaimNext from '#comments/actions/claim_next'
import { now, useClock } from '#core/clock'
import { FakeClock } from '#core/fake_clock'
import DeleteOrganization from '#organization_deletion/actions/delete_organization'
import { AddMember, RemoveMember } from '#organizations/public'
import UpdatePost from '#posts/actions/update_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const APPROVED = 'https://www.linkedin.com/posts/later'

async function fetchFeed(as: User, query = '') {
  const { status, body } = await callApi('GET', `/api/notifications${query}`, { as })
  return { status, ...(body as unknown as NotificationList) }
}

const told = async (as: User): Promise<Notification[]> => (await fetchFeed(as)).notifications
const idsFor = async (as: User) => (await told(as)).map(({ id }) => id)
const read = (as: User, body: object) => callApi('PUT', '/api/notifications/read', { as, body })

test.group('Notification access', (group) => {
  rollBack(group)

  for (const query of ['?limit=0', '?limit=51', '?limit=1.5', '?after=tomorrow', '?after=MS4xLjE']) {
    test(`refuses the query ${query}`, async ({ assert }) => {
      assert.equal((await fetchFeed(await makeUser(), query)).status, 422)
    })
  }

  const many = Array.from({ length: 51 }, () => '00000000-0000-7000-8000-000000000000')
  const bodies: [string, object][] = [
    ['nothing', {}],
    ['no post', { postIds: [] }],
    ['what is no id', { postIds: ['all'] }],
    ['too many posts', { postIds: many }],
    ['what is no instant', { until: 'yesterday' }],
    ['an impossible day', { until: '2026-13-45T00:00:00Z' }],
    ['posts and an instant at once', { postIds: many.slice(0, 1), until: '2026-03-01T09:00:00Z' }],
  ]
  for (const [what, body] of bodies) {
    test(`refuses to mark ${what} as read`, async ({ assert }) => {
      assert.equal((await read(await makeUser(), body)).status, 422)
    })
  }

  test('answers nothing to strangers, former members and owners of other organizations', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const foreign = await makeTeam()
    const { organizationId, admin, owner, stranger } = team
    const post = await makePost(team)
    const parentId = await makeSuggestion(post, { userId: admin.id })
    await makeSuggestion(post, { userId: owner.id, parentId })
    assert.lengthOf(await told(admin), 2)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const person of [stranger, admin, foreign.owner]) {
      const { notifications, unread } = await fetchFeed(person)
      assert.deepEqual([notifications, unread], [[], 0])
    }
  })

  test('does not let a user mark a post they cannot see, or learn whether it exists', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team)
    const { organizationId, stranger } = team
    const answer = await read(stranger, { postIds: [id] })
    assert.deepEqual([answer.status, answer.body], [200, { unread: 0 }])
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'member' })
    const { id: newer } = await makePost(team)
    assert.deepInclude((await told(stranger))[0], { id: `post:${newer}`, read: false })
  })

  test('leaves out a deleted organization', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team)
    const { organizationId, name, owner, admin } = team
    assert.lengthOf(await told(admin), 1)
    await new DeleteOrganization().handle({ organizationId, name, actorId: owner.id })
    const { notifications, unread } = await fetchFeed(admin)
    assert.deepEqual([notifications, unread], [[], 0])
  })
})

test.group('Notifications', (group) => {
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  test('include posts shared by others', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isSensitive: true })
    const expected: Notification = {
      id: `post:${post.id}`,
      type: 'post.shared',
      at: '2026-03-02T09:00:00.000Z',
      read: false,
      sensitive: true,
      organization: { id: team.organizationId, name: team.name },
      post: { id: post.id, title: post.title, postUrl: post.url, host: post.host },
      from: 'Mira Member',
      report: null,
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

  test('tell only the author that a post runs low, each time', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await makeSuggestion(post)
    const claim = () => new ClaimNext().handle({ postId: post.id, userId: team.member.id })
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
    await makePost(team)
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

  test('count unread posts, up to a maximum', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < UNREAD_MAX + 1; index += 1) await makePost(team)
    const { unread, notifications } = await fetchFeed(team.admin)
    assert.equal(unread, UNREAD_MAX)
    const postIds = notifications.slice(0, 3).map(({ post }) => post!.id)
    const answer = await read(team.admin, { postIds })
    assert.deepEqual(answer.body, { unread: UNREAD_MAX - 2 })
  })

  test('can be marked as read by post, repeatedly', async ({ assert }) => {
    const team = await makeTeam()
    const [one, other] = [await makePost(team), await makePost(team)]
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual((await read(team.admin, { postIds: [one.id] })).body, { unread: 1 })
    }
    const flags = Object.fromEntries((await told(team.admin)).map((each) => [each.id, each.read]))
    assert.deepEqual(flags, { [`post:${one.id}`]: true, [`post:${other.id}`]: false })
    assert.deepInclude(await fetchFeed(team.owner), { unread: 2 })
  })

  test('can be marked as read up to an instant, never back and never into the future', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team)
    const until = now().toISOString()
    clock.advance(1)
    await makePost(team)
    assert.deepEqual((await read(team.admin, { until })).body, { unread: 1 })
    assert.deepEqual((await read(team.admin, { until: '2099-01-01T00:00:00Z' })).body, { unread: 0 })
    assert.deepEqual((await read(team.admin, { until })).body, { unread: 0 })
    clock.advance(1)
    await makePost(team)
    assert.deepInclude(await fetchFeed(team.admin), { unread: 1 })
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
})
