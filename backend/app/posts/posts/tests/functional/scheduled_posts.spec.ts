import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { Post, PostList } from '#contract/posts/data/post'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import PostCreated, { PostScheduled } from '#posts/posts/events/post_created'
import { startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const LINK = 'https://www.linkedin.com/posts/1'
const PENDING_LINK = 'https://unheard-of.example/jobs'
const HOUR_MS = 3_600_000
/** The clock of the tests: nine in the morning in Lisbon. */
const NOW = '2026-03-02T09:00:00.000Z'
const IN_AN_HOUR = { timeZone: 'Europe/Lisbon', start: '2026-03-02T10:00' }

const create = (team: Team, fields: object, as = team.member) =>
  callApi('POST', '/api/posts', {
    as,
    body: { organizationId: team.organizationId, title: 'Rocket launch', url: LINK, ...fields },
  })

async function schedule(team: Team, fields: object = {}): Promise<Post> {
  const { status, body } = await create(team, { schedule: IN_AN_HOUR, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as unknown as { post: Post }).post
}

const read = (path: string, as: User) => callApi('GET', path, { as })

async function listed({ organizationId }: Team, as: User, query = ''): Promise<string[]> {
  const { body } = await read(`/api/posts/organization/${organizationId}${query}`, as)
  return (body as unknown as PostList).posts.map(({ id }) => id)
}

test.group('A scheduled post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  async function startLater(): Promise<void> {
    clock.advance(HOUR_MS)
    await startDuePosts()
  }

  test('is refused with a start or an end that cannot be', async ({ assert }) => {
    const team = await makeTeam()
    const zone = { timeZone: 'Europe/Lisbon' }
    const wrong: [what: string, schedule: unknown][] = [
      ['the past', { ...zone, start: '2026-03-02T08:59' }],
      ['now', { ...zone, start: '2026-03-02T09:00' }],
      ['ten years ahead', { ...zone, start: '2036-03-02T09:00' }],
      ['past midnight elsewhere', { timeZone: 'Pacific/Auckland', start: '2026-03-02T00:00' }],
      ['an end before the start', { ...IN_AN_HOUR, end: '2026-03-02T09:30' }],
      ['an end at the start', { ...IN_AN_HOUR, end: '2026-03-02T10:00' }],
      ['an end in the past', { ...zone, end: '2026-03-01T10:00' }],
      ['two ends', { ...IN_AN_HOUR, end: '2026-03-03T10:00', windowHours: 24 }],
      ['no time zone', { start: '2026-03-02T10:00' }],
      ['an offset', { timeZone: '+01:00', start: '2026-03-02T10:00' }],
      ['an unknown zone', { timeZone: 'Europe/Atlantis', start: '2026-03-02T10:00' }],
      ['an instant', { ...zone, start: '2026-03-02T10:00:00Z' }],
      ['a day that does not exist', { ...zone, start: '2026-04-31T10:00' }],
      ['no hours', { ...zone, windowHours: 0 }],
      ['half an hour', { ...zone, windowHours: 0.5 }],
      ['years of hours', { ...zone, windowHours: 2_161 }],
      ['an unknown field', { ...zone, every: 'day' }],
      ['a text', 'tomorrow'],
    ]
    for (const [what, value] of wrong) {
      const { status, body } = await create(team, { schedule: value })
      assert.equal(status, 422, what)
      assert.equal(body?.code, 'VALIDATION_FAILED', what)
    }
    assert.lengthOf(await db.from('posts').where('organization_id', team.organizationId), 0)
  })

  test('exists for its author and admins only, until it starts', async ({ assert }) => {
    const team = await makeTeam()
    const { id, slug } = await schedule(team, { isPublic: true, suggestions: [{ content: 'Up it goes' }] })
    const colleague = await makeUser()
    await new AddMember().handle({
      organizationId: team.organizationId,
      userId: colleague.id,
      role: 'member',
    })
    const { id: commentId } = await db.from('comments').where('post_id', id).firstOrFail()
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', `/api/posts/${id}`],
      ['PATCH', `/api/posts/${id}`, { title: 'Mine' }],
      ['PUT', `/api/posts/${id}/end`, { hours: 1 }],
      ['PUT', `/api/posts/${id}/skip`, {}],
      ['GET', `/api/comments/post/${id}`],
      ['POST', `/api/posts/${id}/claim-next`, {}],
      ['POST', `/api/comments`, { postId: id, content: 'Me too' }],
      ['POST', `/api/comments/${commentId}/lock`, {}],
      ['PATCH', `/api/comments/${commentId}`, { content: 'Mine' }],
    ]
    for (const [method, path, body] of calls)
      assert.equal((await callApi(method, path, { as: colleague, body })).status, 404, `${method} ${path}`)
    for (const query of [
      '',
      '?state=scheduled',
      '?state=approved',
      '?search=rocket',
      `?author=${team.member.id}`,
    ])
      assert.deepEqual(await listed(team, colleague, query), [], query)
    const byLink = `/api/posts/organization/${team.organizationId}/by-link?url=${encodeURIComponent(LINK)}`
    assert.deepEqual((await read(byLink, colleague)).body, { post: null })
    assert.equal((await callApi('GET', `/api/posts/public/${team.slug}/${slug}`)).status, 404)
    for (const as of [team.member, team.admin, team.owner]) {
      assert.containsSubset((await read(`/api/posts/${id}`, as)).body, {
        post: { id, can: { schedule: true } },
      })
      assert.deepEqual(await listed(team, as, '?state=scheduled'), [id])
      assert.deepEqual(await listed(team, as, '?state=scheduled&search=rocket'), [id])
      assert.deepEqual(await listed(team, as, '?state=scheduled&search=boat'), [])
      assert.deepEqual(await listed(team, as), [])
    }
    await startLater()
    assert.equal((await read(`/api/posts/${id}`, colleague)).status, 200)
    for (const query of ['', '?state=approved', '?search=rocket', '?visibility=public'])
      assert.deepEqual(await listed(team, colleague, query), [id], query)
    assert.deepEqual(await listed(team, team.member, '?state=scheduled'), [])
    assert.equal((await callApi('GET', `/api/posts/public/${team.slug}/${slug}`)).status, 200)
  })

  test('is seen by all members who prepare suggestions, of which nobody copies yet', async ({ assert }) => {
    const team = await makeTeam()
    const post = await schedule(team, { membersPrepare: true })
    const colleague = await makeUser()
    await new AddMember().handle({
      organizationId: team.organizationId,
      userId: colleague.id,
      role: 'member',
    })
    assert.deepEqual(await listed(team, colleague, '?state=scheduled'), [post.id])
    const added = await callApi('POST', '/api/comments', {
      as: colleague,
      body: { postId: post.id, content: 'Up it goes' },
    })
    assert.equal(added.status, 201)
    const claims = [`/api/posts/${post.id}/claim-next`, `/api/posts/${post.id}/propose-next`]
    const { comment } = added.body as unknown as { comment: { id: string } }
    for (const path of [...claims, `/api/comments/${comment.id}/lock`]) {
      const { status, body } = await callApi('POST', path, { as: team.admin, body: {} })
      assert.deepEqual([status, body?.code], [409, 'POST_SCHEDULED'], path)
    }
    assert.containsSubset((await read(`/api/comments/post/${post.id}`, team.admin)).body, {
      nextForYou: null,
      comments: [{ can: { claim: false } }],
    })
    assert.equal((await read('/api/notifications', team.owner)).body?.unread, 0)
    await startLater()
    assert.equal((await read('/api/notifications', team.owner)).body?.unread, 1)
    const { status } = await callApi('POST', claims[0]!, { as: team.admin, body: {} })
    assert.equal(status, 200)
  })

  test('starts as the newest of its organization, once, and tells members then', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const events = emitter.fake([PostCreated, PostScheduled])
    cleanup(() => emitter.restore())
    const { id } = await schedule(team, { suggestions: [{ content: 'Up it goes' }], tags: ['space'] })
    events.assertEmittedCount(PostScheduled, 1)
    events.assertNotEmitted(PostCreated)
    const count = async () =>
      (await db.from('organizations').where('id', team.organizationId).firstOrFail()).posts_count
    assert.equal(await count(), 0)
    clock.advance(HOUR_MS / 2)
    const { body } = await create(team, { title: 'Second thought' })
    const second = (body as unknown as { post: Post }).post
    await startDuePosts()
    assert.deepEqual(await listed(team, team.owner), [second.id])
    clock.advance(HOUR_MS / 2)
    for (let run = 0; run < 2; run += 1) await startDuePosts()
    events.assertEmittedCount(PostCreated, 2)
    assert.deepEqual(await listed(team, team.owner), [id, second.id])
    assert.deepEqual(await listed(team, team.owner, '?tags=space'), [id])
    assert.equal(await count(), 2)
    const { notifications } = (await read('/api/notifications', team.owner)).body as {
      notifications: { type: string; post: { id: string } }[]
    }
    assert.deepEqual(
      notifications.map(({ type, post }) => [type, post.id]),
      [
        ['post.shared', id],
        ['suggestions.wanted', second.id],
      ],
    )
    const { post } = (await read(`/api/posts/${id}`, team.owner)).body as unknown as { post: Post }
    assert.containsSubset(post, { startsAt: null, createdAt: '2026-03-02T10:00:00.000Z' })
  })

  test('keeps the time of its zone on the night that has no such time, or has it twice', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const paris = { timeZone: 'Europe/Paris' }
    const skipped = await schedule(team, { schedule: { ...paris, start: '2026-03-29T02:30' } })
    const twice = await schedule(team, { schedule: { ...paris, start: '2026-10-25T02:30', windowHours: 24 } })
    assert.containsSubset(skipped, { startsAt: '2026-03-29T01:30:00.000Z', timeZone: 'Europe/Paris' })
    assert.containsSubset(twice, { startsAt: '2026-10-25T00:30:00.000Z', windowHours: 24, endsAt: null })
  })

  test('can be put off, brought forward or started at once by its author and admins', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await schedule(team, { membersPrepare: true })
    const colleague = await makeUser()
    await new AddMember().handle({
      organizationId: team.organizationId,
      userId: colleague.id,
      role: 'member',
    })
    const change = (as: User, fields: object) => callApi('PATCH', `/api/posts/${id}`, { as, body: fields })
    const later = { timeZone: 'Europe/Lisbon', start: '2026-03-02T12:00' }
    assert.equal((await change(colleague, { schedule: later })).status, 403)
    assert.equal((await change(colleague, { membersPrepare: false })).status, 403)
    assert.equal((await change(colleague, { title: 'Rocket launch!' })).status, 200)
    assert.containsSubset((await change(team.admin, { schedule: later })).body, {
      post: { startsAt: '2026-03-02T12:00:00.000Z' },
    })
    await startLater()
    assert.deepEqual(await listed(team, colleague), [])
    const now = { timeZone: 'Europe/Lisbon', windowHours: 2 }
    assert.containsSubset((await change(team.member, { schedule: now })).body, {
      post: { startsAt: null, windowHours: 2, endsAt: '2026-03-02T12:00:00.001Z' },
    })
    assert.deepEqual(await listed(team, colleague), [id])
    const { status, body } = await change(team.member, { schedule: later })
    assert.deepEqual([status, body?.code], [409, 'POST_STARTED'])
  })

  test('that is pending starts when it is approved, and its window begins then', async ({ assert }) => {
    const team = await makeTeam()
    const moderator = await makeUser({ isAdmin: true })
    const pending = await schedule(team, {
      url: PENDING_LINK,
      isPublic: true,
      schedule: { ...IN_AN_HOUR, windowHours: 48 },
    })
    assert.equal(pending.moderationStatus, 'pending')
    await startLater()
    assert.deepEqual(await listed(team, team.owner, '?state=pending'), [pending.id])
    clock.advance(HOUR_MS)
    const path = `/api/posts/${pending.id}/moderate`
    const { status } = await callApi('POST', path, { as: moderator, body: { action: 'approve' } })
    assert.equal(status, 200)
    const { post } = (await read(`/api/posts/${pending.id}`, team.owner)).body as unknown as { post: Post }
    assert.equal(Date.parse(post.endsAt!) - Date.parse(post.startedAt!), 48 * HOUR_MS)
  })

  test('that is approved before it starts waits for its start', async ({ assert }) => {
    const team = await makeTeam()
    const moderator = await makeUser({ isAdmin: true })
    const { id } = await schedule(team, { url: PENDING_LINK, isPublic: true })
    const path = `/api/posts/${id}/moderate`
    const decided = await callApi('POST', path, { as: moderator, body: { action: 'approve' } })
    assert.equal(decided.status, 200)
    assert.deepEqual(await listed(team, team.owner, '?state=approved'), [])
    assert.deepEqual(await listed(team, team.owner, '?state=scheduled'), [id])
    await startLater()
    assert.deepEqual(await listed(team, team.owner, '?state=approved'), [id])
  })

  test('gets the window of its organization, unless it has its own', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner } = team
    const changes = { postWindowHours: 48 }
    await new UpdateOrganization().handle({ organizationId, actorId: owner.id, changes })
    const windowOf = async (fields: object) =>
      ((await create(team, fields)).body as unknown as { post: Post }).post.windowHours
    assert.equal(await windowOf({}), 48)
    assert.equal(await windowOf({ schedule: { timeZone: 'Europe/Lisbon' } }), 48)
    assert.isNull(await windowOf({ schedule: { timeZone: 'Europe/Lisbon', windowHours: null } }))
    assert.equal(await windowOf({ schedule: { timeZone: 'Europe/Lisbon', windowHours: 3 } }), 3)
  })

  test('can be deleted, and was never counted', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await schedule(team, { isPublic: true, tags: ['space'] })
    assert.equal((await callApi('DELETE', `/api/posts/${id}`, { as: team.member })).status, 204)
    const { posts_count } = await db.from('organizations').where('id', team.organizationId).firstOrFail()
    assert.equal(posts_count, 0)
    assert.lengthOf(await db.from('feed_deltas').whereLike('feed', `%${team.organizationId}`), 0)
  })
})
