import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type { PublicPostList } from '#contract/posts/data/post'
import { SEARCH_FOUND_MAX } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import { reader } from '#core/database/sql/reader'
import { tokenize } from '#core/database/search/tokenize'
import { findTagIds } from '#posts/feeds/queries/list_listed_posts'
import { matchingListed } from '#posts/feeds/queries/matching_listed'
import UpdatePost from '#posts/posts/actions/update_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { plansOf } from '#tests/plans'

const ask = (query: Record<string, string>) =>
  callApi('GET', `/api/community/posts?${new URLSearchParams(query)}`)

async function find(query: Record<string, string>) {
  const { posts, pagination, hasMore } = (await ask(query)).body as unknown as PublicPostList
  return { titles: posts.map(({ title }) => title), total: pagination.total, hasMore }
}

/** Posts of two organizations, oldest first; visitors see the first three. */
async function shareAFew() {
  const [north, south] = [await makeTeam('Northwind'), await makeTeam('Southwind')]
  await makePost(north, { title: 'Café opening', isPublic: true, tags: ['press', 'food'] })
  const busy = await makePost(south, { title: 'Rocket engineers', isPublic: true, tags: ['hiring'] })
  const latest = { title: 'Rocket launch', comment: 'Louder than the cafe', isPublic: true, tags: ['press'] }
  await makePost(north, latest)
  await makePost(north, { title: 'Rocket for the team', tags: ['press'] })
  await makePost(south, { title: 'Rocket on hold', isPublic: true, pending: true, tags: ['press'] })
  for (let count = 0; count < 2; count += 1) await makeSuggestion(busy)
  return { north, south }
}

test.group('Searching public posts', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, query] of [
    ['a search that is too long', { search: 'x'.repeat(101) }],
    ['an unknown order', { sort: 'loudest' }],
  ] as const) {
    test(`refuses ${what}`, async ({ assert }) => {
      assert.equal((await ask(query)).status, 422)
    })
  }

  for (const [query, titles] of [
    [{ search: 'rocket' }, ['Rocket launch', 'Rocket engineers']],
    [{ search: 'ROCK' }, ['Rocket launch', 'Rocket engineers']],
    [{ search: 'cafe' }, ['Rocket launch', 'Café opening']],
    [{ search: 'rocket cafe' }, ['Rocket launch']],
    [{ search: 'rocket opening' }, []],
    [{ search: 'ocket' }, []],
    [{ search: '!?' }, []],
    [{ search: ' ' }, ['Rocket launch', 'Rocket engineers', 'Café opening']],
    [{ search: 'rocket', tags: 'press' }, ['Rocket launch']],
    [{ search: 'rocket', tags: 'food' }, []],
    [{ search: 'rocket', tags: 'unknown' }, []],
    [{ sort: 'available' }, ['Rocket engineers', 'Rocket launch', 'Café opening']],
    [{ sort: 'newest' }, ['Rocket launch', 'Rocket engineers', 'Café opening']],
    [{ sort: 'available', search: 'rocket' }, ['Rocket engineers', 'Rocket launch']],
    [{ sort: 'available', tags: 'press' }, ['Rocket launch', 'Café opening']],
    [{ sort: 'available', tags: 'press,hiring' }, ['Rocket engineers', 'Rocket launch', 'Café opening']],
  ] as const) {
    test(`finds by ${new URLSearchParams(query)}`, async ({ assert }) => {
      await shareAFew()
      assert.deepEqual(await find(query), { titles: [...titles], total: titles.length, hasMore: false })
    })
  }

  test('finds the posts of one organization only', async ({ assert }) => {
    const { north, south } = await shareAFew()
    const own = await find({ search: 'rocket', organizationSlug: north.slug })
    assert.deepEqual(own.titles, ['Rocket launch'])
    const busiest = await find({ sort: 'available', organizationSlug: south.slug })
    assert.deepEqual(busiest.titles, ['Rocket engineers'])
  })

  test('finds a post while it is public', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { title: 'Kettle', tags: ['home'] })
    for (const isPublic of [true, false, true]) {
      await new UpdatePost().handle({ id, organizationId: team.organizationId }, { isPublic })
      assert.deepEqual((await find({ search: 'kettle' })).titles, isPublic ? ['Kettle'] : [])
    }
  })

  test('counts and shows at most the newest thousand, and says that there are more', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { title: 'Kettle', isPublic: true })
    await copyPost(post.id, SEARCH_FOUND_MAX)
    const first = await find({ search: 'kettle', limit: '1' })
    assert.deepEqual(first, { titles: ['Kettle'], total: SEARCH_FOUND_MAX, hasMore: true })
    assert.isEmpty((await find({ search: 'kettle', limit: '100', page: '11' })).titles)
    assert.lengthOf((await find({ search: 'kettle', limit: '100', page: '10' })).titles, 100)
  })

  test('reads the words of listed posts by their index', async ({ assert }) => {
    await shareAFew()
    const plans = await plansOf(() => ask({ search: 'rocket' }))
    assert.include(plans.join('\n'), 'post_words_listed')
  })

  test('finds what a scan of all posts finds, whichever index it uses', async ({ assert }) => {
    const words = fc.subarray(['rocket', 'rock', 'cafe', 'press'], { minLength: 1, maxLength: 3 })
    const tags = fc.subarray(['one', 'two', 'three'])
    const posts = fc.array(fc.record({ words, tags, isPublic: fc.boolean() }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(posts, words, tags, async (contents, sought, wanted) => {
        const team = await makeTeam()
        const expected: string[] = []
        for (const { words: title, tags: names, isPublic } of contents) {
          const { id } = await makePost(team, { title: title.join(' '), tags: names, isPublic })
          const has = (word: string) => tokenize(title.join(' ')).some((each) => each.startsWith(word))
          const isTagged = wanted.length === 0 || names.some((name) => wanted.includes(name))
          if (isPublic && isTagged && sought.every(has)) expected.push(id)
        }
        const tagIds = await findTagIds(wanted)
        const { organizationId } = team
        const found = async (rareMax: number) => {
          const list = { organizationId, tagIds, search: sought.join(' ') }
          const { sql, values } = await matchingListed(list, rareMax)
          return (await reader().rows<{ id: string }>(sql, values)).map(({ id }) => id)
        }
        if (wanted.length > 0 && tagIds.length === 0) return
        assert.sameMembers(await found(0), expected)
        assert.sameMembers(await found(2_000), expected)
      }),
      { numRuns: 20 },
    )
  }).timeout(60_000)
})

/** Older copies of a post, with its words. */
async function copyPost(id: string, number: number): Promise<void> {
  const post = await db.from('posts').where('id', id).firstOrFail()
  const words = await db.from('post_words').where('post_id', id)
  const copies = Array.from({ length: number }, (_, index) => ({
    id: newId(),
    slug: `copy-${index}`,
    title: `Copy ${index}`,
    created_at: new Date(Date.UTC(2025, 0, 1) - index * 1_000).toISOString().replace('T', ' ').slice(0, -1),
  }))
  for (let at = 0; at < copies.length; at += 50) {
    const some = copies.slice(at, at + 50)
    await db.table('posts').multiInsert(some.map((copy) => ({ ...post, ...copy })))
    await db
      .table('post_words')
      .multiInsert(
        some.flatMap((copy) =>
          words.map((word) => ({ ...word, post_id: copy.id, created_at: copy.created_at })),
        ),
      )
  }
}
