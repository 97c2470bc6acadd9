import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { newId } from '#core/runtime/ids'
import { reader } from '#core/database/sql/reader'
import AddMember from '#organizations/organizations/actions/add_member'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import type { PostRecord } from '#posts/posts/models/post_record'
import { countOrganizationPosts } from '#posts/posts/queries/count_organization_posts'
import { listOrganizationPosts } from '#posts/posts/queries/list_organization_posts'
import { searchPosts } from '#posts/posts/queries/search_posts'
import type { PostFilter } from '#posts/posts/queries/post_filter'
import { tokenize } from '#core/database/search/tokenize'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const ask = ({ organizationId, member }: Team, query: Record<string, string>) =>
  callApi('GET', `/api/posts/organization/${organizationId}?${new URLSearchParams(query)}`, { as: member })

async function titlesFor(team: Team, query: Record<string, string>): Promise<string[]> {
  const { body } = await ask(team, query)
  return (body!.posts as { title: string }[]).map(({ title }) => title)
}

/** Posts that differ in every searchable field, oldest first. */
async function shareAFew(team: Team): Promise<void> {
  await makePost(team, { title: 'Café opening', isPublic: true, tags: ['press', 'food'] })
  await makePost(team, { title: 'Hiring rocket engineers', userId: team.owner.id, tags: ['hiring'] })
  await makePost(team, {
    title: 'Rocket launch',
    comment: 'Louder than the cafe',
    isPublic: true,
    tags: ['press'],
  })
  await makePost(team, { title: 'Held back', isPublic: true, pending: true })
}

test.group('Searching posts', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, query] of [
    ['a search that is too long', { search: 'x'.repeat(101) }],
    ['an invalid author', { author: 'me' }],
    ['an unknown state', { state: 'open' }],
    ['too many tags', { tags: 'a,b,c,d,e,f,g,h,i,j,k' }],
  ] as const) {
    test(`refuses ${what}`, async ({ assert }) => {
      assert.equal((await ask(await makeTeam(), query)).status, 422)
    })
  }

  for (const [query, titles] of [
    [{ search: 'rocket' }, ['Rocket launch', 'Hiring rocket engineers']],
    [{ search: 'ROCK' }, ['Rocket launch', 'Hiring rocket engineers']],
    [{ search: 'cafe' }, ['Rocket launch', 'Café opening']],
    [{ search: 'cafe open' }, ['Café opening']],
    [{ search: 'rocket cafe opening' }, []],
    [{ search: 'ocket' }, []],
    [{ search: '!?' }, []],
    [{ search: 'linkedin' }, ['Rocket launch', 'Hiring rocket engineers', 'Café opening']],
    [{ tags: 'press' }, ['Rocket launch', 'Café opening']],
    [{ tags: 'food,hiring' }, ['Hiring rocket engineers', 'Café opening']],
    [{ tags: 'press,food' }, ['Rocket launch', 'Café opening']],
    [{ tags: 'nobody-uses-this' }, []],
    [{ search: 'rocket', tags: 'press' }, ['Rocket launch']],
    [{ search: 'rocket', visibility: 'private' }, ['Hiring rocket engineers']],
    [{ tags: 'hiring', visibility: 'public' }, []],
    [{ state: 'pending' }, ['Held back']],
    [{ state: 'rejected' }, []],
    [{ state: 'approved', visibility: 'public' }, ['Rocket launch', 'Café opening']],
    [{ search: '  ' }, ['Held back', 'Rocket launch', 'Hiring rocket engineers', 'Café opening']],
  ] as const) {
    test(`finds by ${new URLSearchParams(query)}`, async ({ assert }) => {
      const team = await makeTeam()
      await shareAFew(team)
      assert.deepEqual(await titlesFor(team, query), [...titles])
      const { body } = await ask(team, { ...query, limit: '1' })
      assert.containSubset(body, { total: 4, pagination: { total: titles.length } })
    })
  }

  test('finds by words of the author’s name, and no longer once they have left', async ({ assert }) => {
    const team = await makeTeam()
    await team.owner.merge({ name: 'Inês Béla Moura' }).save()
    await shareAFew(team)
    for (const search of ['ines', 'Bél', 'rocket moura', 'inês linkedin hiring'])
      assert.deepEqual(await titlesFor(team, { search }), ['Hiring rocket engineers'], search)
    assert.deepEqual(await titlesFor(team, { search: 'ines', tags: 'hiring' }), ['Hiring rocket engineers'])
    for (const search of ['nes', 'ines launch', 'i'])
      assert.deepEqual(await titlesFor(team, { search }), [], search)
    assert.deepEqual(await titlesFor(team, { search: 'ines', visibility: 'public' }), [])
    await db.from('memberships').where({ user_id: team.owner.id }).delete()
    assert.deepEqual(await titlesFor(team, { search: 'ines' }), [])
  })

  test('finds nothing by a word that most names have', async ({ assert }) => {
    const team = await makeTeam()
    await team.owner.merge({ name: 'Zora Lee' }).save()
    await shareAFew(team)
    for (let count = 0; count < 50; count += 1) {
      const { id: userId } = await makeUser({ name: `Zora ${count}` })
      await new AddMember().handle({ organizationId: team.organizationId, userId, role: 'member' })
    }
    assert.deepEqual(await titlesFor(team, { search: 'zora' }), [])
    assert.deepEqual(await titlesFor(team, { search: 'lee' }), ['Hiring rocket engineers'])
  })

  test('finds by author', async ({ assert }) => {
    const team = await makeTeam()
    await shareAFew(team)
    assert.deepEqual(await titlesFor(team, { author: team.owner.id }), ['Hiring rocket engineers'])
    assert.deepEqual(await titlesFor(team, { author: newId() }), [])
  })

  test('finds no posts of other organizations, whatever the query', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await shareAFew(other)
    const queries: Record<string, string>[] = [
      { search: 'rocket' },
      { tags: 'press' },
      { author: other.owner.id },
      { state: 'pending' },
    ]
    for (const query of queries) {
      assert.deepEqual(await titlesFor(team, query), [])
    }
  })

  test('uses the current text of a post', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId } = team
    const { id } = await makePost(team, { title: 'First words', comment: 'Something' })
    await new UpdatePost().handle({ id, organizationId }, { title: 'Second thoughts' })
    assert.deepEqual(await titlesFor(team, { search: 'first' }), [])
    assert.deepEqual(await titlesFor(team, { search: 'second something' }), ['Second thoughts'])
    await new UpdatePost().handle({ id, organizationId }, { comment: null, tags: ['later'] })
    assert.deepEqual(await titlesFor(team, { search: 'something' }), [])
    assert.deepEqual(await titlesFor(team, { tags: 'later' }), ['Second thoughts'])
    await new DeletePost().handle({ id })
    assert.deepEqual(await titlesFor(team, { search: 'second' }), [])
    assert.lengthOf(await db.from('post_words').where('post_id', id), 0)
  })

  test('paginates without gaps and duplicates', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < 5; index += 1) await makePost(team, { title: `Rocket number ${index}` })
    const pages = []
    for (const page of ['1', '2', '3', '4']) {
      pages.push(...(await titlesFor(team, { search: 'rocket', page, limit: '2' })))
    }
    assert.deepEqual(
      pages,
      [4, 3, 2, 1, 0].map((index) => `Rocket number ${index}`),
    )
  })
})

const WORDS = ['rocket', 'rock', 'cafe', 'press', 'launch']
const TAGS = ['one', 'two', 'three']
const some = (values: string[]) => fc.subarray(values, { minLength: 1, maxLength: 3 })

/** The expected result, by filtering all posts. */
function fits(post: PostRecord, { visibility, state, authorId, tags = [], search }: PostFilter): boolean {
  const words = tokenize(`${post.title} ${post.host} ${post.comment ?? ''} ${post.author?.name ?? ''}`)
  const names = new Set(post.tags.map(({ name }) => name))
  return (
    (visibility === undefined || (visibility === 'public') === post.isPublic) &&
    (state === undefined || state === post.moderationStatus) &&
    (authorId === undefined || authorId === post.author?.id) &&
    (tags.length === 0 || tags.some((tag) => names.has(tag))) &&
    tokenize(search ?? '').every((start) => words.some((word) => word.startsWith(start)))
  )
}

test.group('For any search', (group) => {
  dialect(group)
  rollBack(group)

  test('the results are the matching posts', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId } = team
    await team.owner.merge({ name: 'Cafetière Press' }).save()
    await team.member.merge({ name: 'Rocky Launcelot' }).save()
    const posts: PostRecord[] = []
    for (let index = 0; index < 24; index += 1) {
      const userId = index % 3 === 0 ? team.owner.id : team.member.id
      const title = WORDS.filter((_word, bit) => ((index + 1) >> bit) % 2 === 1).join(' ')
      const tags = TAGS.filter((_tag, bit) => (index >> bit) % 2 === 1)
      posts.unshift(
        await makePost(team, { title, tags, userId, isPublic: index % 2 === 0, pending: index % 5 === 0 }),
      )
    }
    const filters = fc.record(
      {
        visibility: fc.constantFrom('public' as const, 'private' as const),
        state: fc.constantFrom('approved' as const, 'pending' as const),
        authorId: fc.constantFrom(team.owner.id, team.member.id),
        tags: some(TAGS),
        search: some(WORDS).map((words) => words.join(' ')),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const filter = { ...asked, organizationId }
        const { records: found } = await listOrganizationPosts(filter, { page: 1, limit: 100 })
        const expected = posts.filter((post) => fits(post, filter))
        assert.deepEqual(
          found.map(({ id }) => id),
          expected.map(({ id }) => id),
        )
        assert.equal((await countOrganizationPosts(filter)).matching, expected.length)
        // For frequent and rare words, which use different indexes.
        const walked = await searchPosts(filter, 0)
        const rows = await reader().rows<{ id: string }>(walked.sql, walked.values)
        assert.sameMembers(
          rows.map(({ id }) => id),
          expected.map(({ id }) => id),
        )
      }),
      { numRuns: 60 },
    )
  })
})
