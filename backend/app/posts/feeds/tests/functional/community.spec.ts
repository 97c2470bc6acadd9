import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CommunityTagList } from '#contract/posts/data/tag'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'

const HOUR = 3_600_000

interface List {
  posts: { title: string; tags: { name: string }[] }[]
  pagination: { total: number; totalPages: number }
}

async function list(path: string) {
  const answer = await callApi('GET', `/api/community/${path}`)
  const { posts, pagination } = answer.body as unknown as List
  return { status: answer.status, titles: posts?.map(({ title }) => title), total: pagination?.total, posts }
}

/** Posts an hour apart, which span several days. */
const askTags = (slug: string) => callApi('GET', `/api/community/tags?organizationSlug=${slug}`)

async function makePosts(team: Team, clock: FakeClock, tagsOf: (index: number) => string[], number = 6) {
  for (let index = 0; index < number; index += 1) {
    await makePost(team, { title: `Post ${index}`, isPublic: true, tags: tagsOf(index) })
    clock.advance(HOUR)
  }
}

test.group('The public community', (group) => {
  dialect(group)
  rollBack(group)

  test('lists listed posts, newest first, and no private or pending ones', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    await makePost(team, { title: 'Private' })
    await makePost(team, { title: 'Waiting', isPublic: true, pending: true })
    await makePost(team, { title: 'Shown', isPublic: true, tags: ['press', 'event'] })
    for (const path of [
      'posts',
      `posts?organizationSlug=${team.slug}`,
      `organizations/${team.organizationId}/posts`,
    ]) {
      const { titles, total, posts } = await list(path)
      assert.deepEqual([titles, total], [['Shown'], 1])
      assert.deepInclude(posts[0], {
        organization: { id: team.organizationId, name: 'Northwind', slug: team.slug },
        creator: { name: 'Mira Member', firstName: 'Mira' },
        url: 'https://www.linkedin.com/posts/northwind_jobs',
        commentsCount: 0,
      })
      assert.properties(posts[0], ['createdAt', 'updatedAt'])
      assert.deepEqual(
        posts[0]!.tags.map(({ name }) => name),
        ['event', 'press'],
      )
      assert.notProperty(posts[0], 'userId')
    }
  })

  test('filters by any of several tags, also within an organization', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const tags = [['a'], ['b'], ['a', 'b'], ['c'], [], ['b', 'c']]
    await makePosts(team, clock, (index) => tags[index]!)
    const one = await list('posts?tags=a')
    assert.deepEqual([one.titles, one.total], [['Post 2', 'Post 0'], 2])
    const any = await list('posts?tags=a,B,unknown')
    assert.deepEqual([any.titles, any.total], [['Post 5', 'Post 2', 'Post 1', 'Post 0'], 4])
    const second = await list('posts?tags=a,b&limit=2&page=2')
    assert.deepEqual([second.titles, second.total], [['Post 1', 'Post 0'], 4])
    const own = await list(`organizations/${team.organizationId}/posts?tags=b,c&limit=3`)
    assert.deepEqual([own.titles, own.total], [['Post 5', 'Post 3', 'Post 2'], 4])
    const none = await list('posts?tags=unknown')
    assert.deepEqual([none.titles, none.total], [[], 0])
    const all = await list('posts?tags=')
    assert.equal(all.total, 6)
  })

  test('counts folded and unfolded posts, on every page', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    await makePosts(team, clock, () => ['press'], 7)
    await foldFeeds()
    await makePosts(team, clock, () => ['press'], 4)
    for (const path of ['posts?', 'posts?tags=press&', `organizations/${team.organizationId}/posts?`]) {
      const pages = []
      for (const page of [1, 2, 3, 4]) pages.push(await list(`${path}limit=4&page=${page}`))
      assert.deepEqual(
        pages.map(({ titles }) => titles.length),
        [4, 4, 3, 0],
      )
      assert.isTrue(pages.every(({ total }) => total === 11))
    }
  })

  test('finds distant pages by their day', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, tags: ['press'] })
    const row = await db.from('posts').where('id', post.id).firstOrFail()
    await seedCopies(row, 1_100)
    for (const path of ['posts', 'posts?tags=press']) {
      const { titles, total } = await list(`${path}${path.includes('?') ? '&' : '?'}limit=20&page=53`)
      assert.equal(total, 1_101)
      assert.deepEqual(
        titles,
        Array.from({ length: 20 }, (_, index) => `Copy ${1_039 + index}`),
      )
    }
  })

  test('needs few queries, however many posts and tags there are', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    await makePosts(team, clock, (index) => ['press', `tag-${index}`])
    assert.isAtMost((await queriesOf(() => list('posts'))).length, 4)
    assert.isAtMost((await queriesOf(() => list('posts?tags=press'))).length, 5)
  })

  test('can be cached briefly and revalidated with an ETag', async ({ client, assert }) => {
    await makePost(await makeTeam(), { isPublic: true })
    const first = await client.get('/api/community/posts')
    assert.equal(first.header('cache-control'), 'public, max-age=5')
    assert.isUndefined(first.header('set-cookie'))
    const second = await client.get('/api/community/posts').header('if-none-match', first.header('etag')!)
    second.assertStatus(304)
  })

  test('counts the posts of each tag', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team, { isPublic: true, tags: ['b', 'a'] })
    await foldFeeds()
    await makePost(team, { isPublic: true, tags: ['b'] })
    await makePost(team, { tags: ['hidden', 'a'] })
    const answer = await callApi('GET', '/api/community/tags')
    const { tags, total } = answer.body as unknown as CommunityTagList
    assert.equal(total, 2)
    assert.deepEqual(
      tags.map(({ name, postsCount }) => [name, postsCount]),
      [
        ['b', 2],
        ['a', 1],
      ],
    )
  })

  test('says which tags are predefined', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team, { isPublic: true, tags: ['ours', 'theirs'] })
    await db.from('tags').where('name', 'ours').update({ is_predefined: true })
    await foldFeeds()
    for (const query of ['', `?organizationSlug=${team.slug}`]) {
      const answer = await callApi('GET', `/api/community/tags${query}`)
      const { tags } = answer.body as unknown as CommunityTagList
      assert.deepEqual(Object.fromEntries(tags.map(({ name, isPredefined }) => [name, isPredefined])), {
        ours: true,
        theirs: false,
      })
    }
  })

  test('counts the tags of one organization by its own posts', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await makePost(team, { isPublic: true, tags: ['b', 'a'] })
    await makePost(team, { isPublic: true, tags: ['b'] })
    await makePost(team, { tags: ['hidden', 'a'] })
    await makePost(other, { isPublic: true, tags: ['a', 'theirs'] })
    assert.equal((await askTags('no-such-organization')).status, 404)
    assert.equal((await askTags('No%20Slug')).status, 422)
    const { tags, total } = (await askTags(team.slug)).body as unknown as CommunityTagList
    const numbers = tags.map(({ name, postsCount }) => [name, postsCount])
    assert.deepEqual([total, ...numbers], [2, ['b', 2], ['a', 1]])
    assert.isAtMost((await queriesOf(() => askTags(team.slug))).length, 3)
  })

  test('features the six newest posts that are not sensitive', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    await makePosts(team, clock, () => [], 7)
    await makePost(team, { title: 'Sensitive', isPublic: true, isSensitive: true })
    const { titles } = await list('public/posts')
    assert.deepEqual(titles, ['Post 6', 'Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 1'])
    assert.lengthOf((await list('public/posts?limit=2')).titles, 2)
  })

  test('answers 404 for an unknown organization', async ({ assert }) => {
    const { stranger } = await makeTeam()
    for (const path of ['posts?organizationSlug=nobody', `organizations/${stranger.id}/posts`]) {
      const answer = await callApi('GET', `/api/community/${path}`)
      assert.equal(answer.status, 404)
      assert.equal(answer.body?.code, 'ORG_NOT_FOUND')
    }
  })

  for (const query of [
    'page=0',
    'limit=101',
    'limit=1e9',
    'page=1&page=2',
    'tags=a&tags=b&tags=',
    `tags=${Array.from({ length: 11 }, (_, index) => `t${index}`).join()}`,
    'organizationSlug=Not%20a%20slug',
  ]) {
    test(`refuses ?${query.slice(0, 30)}`, async ({ assert }) => {
      const answer = await callApi('GET', `/api/community/posts?${query}`)
      assert.equal(answer.status, 422)
    })
  }
})

/** Older copies of a listed post, three a day, with their totals. */
async function seedCopies(row: Record<string, unknown>, number: number): Promise<void> {
  const [{ tag_id }] = await db.from('post_tags').where('post_id', row.id as string)
  const copies = Array.from({ length: number }, (_, index) => {
    const at = new Date(Date.UTC(2026, 1, 28, 8 - (index % 3)) - Math.floor(index / 3) * 24 * HOUR)
    const created_at = at.toISOString().replace('T', ' ').slice(0, -1)
    const id = `${String(index).padStart(8, '0')}-0000-7000-8000-000000000000`
    return { ...row, id, title: `Copy ${index}`, slug: `copy-${index}`, created_at }
  })
  const tags = copies.map(({ id, created_at }) => ({ post_id: id, tag_id, created_at, listed: true }))
  const deltas = copies.flatMap(({ created_at }) =>
    ['all', `tag:${tag_id}`].map((feed) => ({ feed, day: created_at.slice(0, 10), n: 1 })),
  )
  for (const [table, rows] of Object.entries({ posts: copies, post_tags: tags, feed_deltas: deltas })) {
    for (let at = 0; at < rows.length; at += 100) await db.table(table).multiInsert(rows.slice(at, at + 100))
  }
}
