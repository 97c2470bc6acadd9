import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { Post, PostList } from '#contract/posts/data/post'
import type { OfferList, WaitingPosts } from '#contract/suggestions/data/offer'
import { instantToIso } from '#core/database/rows/instant'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import PostEnded from '#posts/posts/events/post_ended'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const HOUR_MS = 3_600_000
const NOW = '2026-03-02T09:00:00.000Z'

const post = (path: string, as?: User, body: object = {}) => callApi('POST', path, { as, body })
const end = (id: string, as: User, body: object) => callApi('PUT', `/api/posts/${id}/end`, { as, body })

async function read<Body>(path: string, as: User): Promise<Body> {
  return (await callApi('GET', path, { as })).body as unknown as Body
}

/** What a member is shown to copy from. */
async function shownTo(as: User, { organizationId }: Team) {
  const path = `/api/posts/organization/${organizationId}`
  const { postIds } = await read<WaitingPosts>(`${path}/waiting`, as)
  const { offers } = await read<OfferList>(`${path}/offers`, as)
  const { unread, notifications } = await read<{ unread: number; notifications: object[] }>(
    '/api/notifications',
    as,
  )
  return { waiting: postIds.length, offered: offers.length, unread, told: notifications.length }
}

const SHOWN = { waiting: 1, offered: 1, unread: 1, told: 1 }
const NOT_SHOWN = { waiting: 0, offered: 0, unread: 0, told: 0 }

/** A post that ends in two hours. */
async function makeScene({ isPublic = false } = {}) {
  const team = await makeTeam()
  const schedule = { timeZone: 'Europe/Lisbon', windowHours: 2 }
  const { id, slug, author, endsAt } = await makePost(team, { schedule, isPublic, title: 'Rocket launch' })
  const suggestions = []
  for (let n = 0; n < 4; n += 1) suggestions.push(await makeSuggestion({ id, author }))
  return { team, id, slug, suggestions, endsAt: instantToIso(endsAt!) }
}

test.group('A post with an end', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  test('is ended and extended by its author and admins only', async ({ assert }) => {
    const { team, id } = await makeScene()
    const other = await makePost(team, { userId: team.owner.id })
    assert.equal((await end(id, team.stranger, { hours: 1 })).status, 404)
    assert.equal((await end(other.id, team.member, { hours: 1 })).status, 403)
    for (const as of [team.member, team.admin, team.owner])
      assert.equal((await end(id, as, { hours: 1 })).status, 200)
  })

  test('cannot end in the past, years ahead or at two times', async ({ assert }) => {
    const { team, id } = await makeScene()
    const timeZone = 'Europe/Lisbon'
    const wrong = [
      { hours: -1 },
      { hours: 2_161 },
      { hours: '1' },
      { end: '2026-03-02T08:00', timeZone },
      { end: '2036-03-02T08:00', timeZone },
      { end: '2026-03-02T12:00' },
      { end: '2026-03-02T00:00', timeZone: 'Pacific/Auckland' },
      { hours: 1, end: '2026-03-02T12:00', timeZone },
      { until: 'tomorrow' },
    ]
    for (const body of wrong)
      assert.equal((await end(id, team.member, body)).status, 422, JSON.stringify(body))
    const { body } = await end(id, team.member, { end: '2026-03-02T12:00', timeZone: 'Europe/Paris' })
    assert.containsSubset(body, { post: { endsAt: '2026-03-02T11:00:00.000Z', timeZone: 'Europe/Paris' } })
  })

  test('is shown to copy until the second it ends', async ({ assert }) => {
    const { team, id, suggestions, endsAt } = await makeScene()
    const claim = (at: number, as: User) => post(`/api/comments/${suggestions[at]}/lock`, as)
    clock.moveTo(endsAt)
    clock.advance(-1)
    assert.deepEqual(await shownTo(team.owner, team), SHOWN)
    assert.equal((await claim(0, team.admin)).status, 200)
    clock.advance(1)
    assert.deepEqual(await shownTo(team.owner, team), NOT_SHOWN)
    const paths = [
      `/api/comments/${suggestions[1]}/lock`,
      `/api/posts/${id}/claim-next`,
      `/api/posts/${id}/propose-next`,
    ]
    for (const path of paths) {
      const { status, body } = await post(path, team.owner)
      assert.deepEqual([status, body?.code], [409, 'POST_ENDED'], path)
    }
    const fields = { postId: id, content: 'Too late' }
    assert.containsSubset(await post('/api/comments', team.owner, fields), {
      status: 409,
      body: { code: 'POST_ENDED' },
    })
  })

  test('can still be read, found and discussed, and its copies stay', async ({ assert }) => {
    const { team, id, suggestions, endsAt } = await makeScene()
    const { owner, organizationId } = { ...team }
    await post(`/api/comments/${suggestions[0]}/lock`, owner)
    clock.moveTo(endsAt)
    assert.equal((await post(`/api/comments/${suggestions[0]}/lock`, owner)).status, 200)
    const reply = { postId: id, parentId: suggestions[0], content: 'It worked' }
    assert.equal((await post('/api/comments', owner, reply)).status, 201)
    for (const query of ['', '?search=rocket', '?state=ended', '?state=approved']) {
      const { posts } = await read<PostList>(`/api/posts/organization/${organizationId}${query}`, owner)
      assert.deepEqual([posts[0]?.id, posts[0]?.endsAt], [id, endsAt], query)
    }
    assert.containsSubset(await read(`/api/comments/post/${id}`, owner), {
      nextForYou: null,
      comments: [{ can: { claim: false, reply: true } }],
    })
    assert.equal((await post(`/api/comments/${suggestions[0]}/unlock`, owner)).status, 200)
  })

  test('ends once for the clients, and what was reserved with it', async ({ assert, cleanup }) => {
    const { team, id, endsAt } = await makeScene()
    await post(`/api/posts/${id}/propose-next`, team.owner)
    assert.lengthOf(await db.from('suggestion_reservations').where('post_id', id), 1)
    const events = emitter.fake([PostEnded])
    cleanup(() => emitter.restore())
    await endOverduePosts()
    events.assertNotEmitted(PostEnded)
    clock.moveTo(endsAt)
    for (let run = 0; run < 2; run += 1) await endOverduePosts()
    events.assertEmittedCount(PostEnded, 1)
    assert.lengthOf(await db.from('suggestion_reservations').where('post_id', id), 0)
  })

  test('can be ended at once, and opened again', async ({ assert, cleanup }) => {
    const { team, id, suggestions } = await makeScene()
    const events = emitter.fake([PostEnded])
    cleanup(() => emitter.restore())
    assert.containsSubset((await end(id, team.member, { hours: 0 })).body, { post: { endsAt: NOW } })
    events.assertEmittedCount(PostEnded, 1)
    assert.deepEqual(await shownTo(team.owner, team), NOT_SHOWN)
    await endOverduePosts()
    events.assertEmittedCount(PostEnded, 1)
    clock.advance(HOUR_MS)
    assert.containsSubset((await end(id, team.admin, { hours: 24 })).body, {
      post: { endsAt: '2026-03-03T10:00:00.000Z' },
    })
    assert.deepEqual(await shownTo(team.owner, team), SHOWN)
    assert.containsSubset((await end(id, team.admin, { hours: null })).body, { post: { endsAt: null } })
    clock.advance(1_000 * HOUR_MS)
    await endOverduePosts()
    assert.equal((await post(`/api/comments/${suggestions[0]}/lock`, team.owner)).status, 200)
  })

  test('lets visitors copy until then, and keep what they have copied', async ({ assert }) => {
    const { team, slug, suggestions, endsAt } = await makeScene({ isPublic: true })
    const lock = (at: number, cookie?: string) =>
      callApi('POST', `/api/comments/public/${suggestions[at]}/lock`, {
        body: {},
        ...(cookie !== undefined && { headers: { cookie } }),
      })
    const first = await lock(0)
    assert.equal(first.status, 200)
    const cookie = first.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    clock.moveTo(endsAt)
    await endOverduePosts()
    assert.equal((await lock(0, cookie)).status, 200)
    assert.containsSubset(await lock(1), { status: 409, body: { code: 'POST_ENDED' } })
    const list = await callApi('GET', `/api/comments/public/${team.slug}/${slug}`)
    assert.containsSubset(list.body, { limit: { code: 'POST_ENDED', until: null } })
    const { body } = await callApi('GET', `/api/posts/public/${team.slug}/${slug}`)
    assert.containsSubset(body, { post: { endsAt } })
  })

  test('that waits for approval gets its window with it', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { pending: true, isPublic: true })
    const { body } = await end(id, team.member, { hours: 24 })
    const { post: changed } = body as unknown as { post: Post }
    assert.containsSubset(changed, { windowHours: 24, endsAt: null })
  })
})
