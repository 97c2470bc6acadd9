import { test } from '@japa/runner'
import type { PostList } from '#contract/posts/data/post'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const HOUR_MS = 3_600_000

const pin = (id: string, as: User, isPinned: unknown = true) =>
  callApi('PUT', `/api/posts/${id}/pin`, { as, body: { isPinned } })

const end = (id: string, as: User, hours: number) =>
  callApi('PUT', `/api/posts/${id}/end`, { as, body: { hours } })

async function list({ organizationId, member }: Team, query = ''): Promise<PostList> {
  const { body } = await callApi('GET', `/api/posts/organization/${organizationId}${query}`, { as: member })
  return body as unknown as PostList
}

async function titles(team: Team, query = ''): Promise<string[]> {
  return (await list(team, query)).posts.map(({ title }) => title)
}

test.group('A pinned post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock('2026-03-02T09:00:00.000Z'))))

  /** Posts with these titles, the oldest first. */
  async function makeScene(...names: string[]) {
    const team = await makeTeam()
    const ids: Record<string, string> = {}
    for (const title of names) ids[title] = (await share(team, title)).id
    return { team, ids }
  }

  function share(team: Team, title: string, options: Parameters<typeof makePost>[1] = {}) {
    clock.advance(1)
    return makePost(team, { title, ...options })
  }

  async function pinAll(team: Team, ids: (string | undefined)[]) {
    for (const id of ids) {
      clock.advance(1)
      await pin(id!, team.admin)
    }
  }

  test('is pinned by owners and admins only', async ({ assert }) => {
    const { team, ids } = await makeScene('A')
    assert.equal((await pin(ids.A!, team.stranger)).status, 404)
    assert.equal((await pin(ids.A!, team.member)).status, 403)
    for (const wrong of [null, 'true', 1])
      assert.equal((await pin(ids.A!, team.owner, wrong)).status, 422, String(wrong))
    assert.containsSubset(await pin(ids.A!, team.admin), { status: 200, body: { post: { isPinned: true } } })
    assert.containsSubset(await pin(ids.A!, team.owner, false), {
      status: 200,
      body: { post: { isPinned: false } },
    })
  })

  test('is one of three', async ({ assert }) => {
    const { team, ids } = await makeScene('A', 'B', 'C', 'D')
    await pinAll(team, [ids.A, ids.B, ids.C])
    assert.containsSubset(await pin(ids.D!, team.owner), {
      status: 409,
      body: { code: 'PIN_LIMIT_REACHED', details: { limit: 3 } },
    })
    assert.equal((await pin(ids.A!, team.owner)).status, 200)
    await pin(ids.A!, team.owner, false)
    assert.equal((await pin(ids.D!, team.owner)).status, 200)
  })

  test('is on top of the list, and only of the whole list', async ({ assert }) => {
    const { team, ids } = await makeScene('Apple', 'Bread', 'Cake')
    await pinAll(team, [ids.Apple, ids.Bread])
    assert.deepEqual(await titles(team), ['Bread', 'Apple', 'Cake'])
    for (const query of ['?visibility=private', '?state=approved', `?author=${team.member.id}`])
      assert.deepEqual(await titles(team, query), ['Cake', 'Bread', 'Apple'], query)
    assert.deepEqual(await titles(team, '?search=apple'), ['Apple'])
    await pin(ids.Bread!, team.owner, false)
    assert.deepEqual(await titles(team), ['Apple', 'Cake', 'Bread'])
  })

  for (const limit of [1, 2, 3, 4]) {
    test(`is on one page only, with ${limit} on a page and posts that come meanwhile`, async ({ assert }) => {
      const { team, ids } = await makeScene('A', 'B', 'C', 'D', 'E', 'F', 'G')
      await pinAll(team, [ids.B, ids.G, ids.D])
      const first = await list(team, `?limit=${limit}`)
      const asOf = first.posts.length > 0 ? first.pagination.asOf! : ''
      const newest = await callApi('GET', `/api/posts/${ids.G}`, { as: team.member })
      assert.containsSubset(newest.body, { post: { createdAt: asOf } })
      assert.deepInclude(first.pagination, { total: 7, totalPages: Math.ceil(7 / limit) })
      for (const late of ['H', 'I']) await share(team, late)
      const found = first.posts.map(({ title }) => title)
      for (let page = 2; page <= Math.ceil(7 / limit); page += 1) {
        const { posts, pagination, total } = await list(team, `?limit=${limit}&page=${page}&asOf=${asOf}`)
        assert.deepEqual([pagination.total, pagination.asOf, total], [7, asOf, 9])
        found.push(...posts.map(({ title }) => title))
      }
      assert.deepEqual(found, ['D', 'G', 'B', 'F', 'E', 'C', 'A'])
      assert.deepEqual(await titles(team), ['D', 'G', 'B', 'I', 'H', 'F', 'E', 'C', 'A'])
    })
  }

  test('that is newer than the list stays on top of its next pages', async ({ assert }) => {
    const { team } = await makeScene('A', 'B', 'C')
    const { pagination } = await list(team, '?limit=1')
    const { id } = await share(team, 'D')
    await pin(id, team.owner)
    const query = `?limit=2&asOf=${pagination.asOf}`
    assert.deepEqual(await titles(team, query), ['D', 'C'])
    assert.deepEqual(await titles(team, `${query}&page=2`), ['B', 'A'])
  })

  test('is unpinned when it ends, at once or by its time', async ({ assert }) => {
    const { team, ids } = await makeScene('A', 'B')
    const { id } = await share(team, 'C', { schedule: { timeZone: 'Europe/Lisbon', windowHours: 1 } })
    await share(team, 'D')
    await pinAll(team, [ids.A, ids.B, id])
    assert.deepEqual(await titles(team), ['C', 'B', 'A', 'D'])
    assert.containsSubset(await end(ids.A!, team.owner, 0), { body: { post: { isPinned: false } } })
    assert.deepEqual(await titles(team), ['C', 'B', 'D', 'A'])
    clock.advance(HOUR_MS)
    assert.deepEqual(await titles(team), ['B', 'D', 'C', 'A'])
    await endOverduePosts()
    await end(id, team.owner, 1)
    assert.deepEqual(await titles(team), ['B', 'D', 'C', 'A'])
  })

  test('gives its place to another one as soon as it is over', async ({ assert }) => {
    const { team, ids } = await makeScene('A', 'B', 'C')
    const { id } = await share(team, 'D', { schedule: { timeZone: 'Europe/Lisbon', windowHours: 1 } })
    await pinAll(team, [ids.A, ids.B, id])
    clock.advance(HOUR_MS)
    assert.containsSubset(await pin(id, team.owner), { status: 409, body: { code: 'POST_ENDED' } })
    assert.equal((await pin(ids.C!, team.owner)).status, 200)
    assert.containsSubset(await end(id, team.owner, 1), { body: { post: { isPinned: false } } })
    assert.deepEqual(await titles(team), ['C', 'B', 'A', 'D'])
  })

  test('that is scheduled is on top once it has started', async ({ assert }) => {
    const { team, ids } = await makeScene('A')
    const timeZone = 'Europe/Lisbon'
    const { id } = await share(team, 'B', { schedule: { timeZone, start: '2026-03-03T09:00' } })
    await pin(id, team.owner)
    await share(team, 'C')
    assert.deepEqual(await titles(team), ['C', 'A'])
    const body = { schedule: { timeZone } }
    await callApi('PATCH', `/api/posts/${id}`, { as: team.owner, body })
    await share(team, 'D')
    assert.deepEqual(await titles(team), ['B', 'D', 'C', 'A'])
    assert.equal((await pin(ids.A!, team.owner)).status, 200)
  })
})
