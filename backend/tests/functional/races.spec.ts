import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { callApi, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const CROWD = 50
const LINK = 'https://www.linkedin.com/posts/1'

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
    await db.from(table).delete()
  }
}

async function makeCrowd(team: Team): Promise<User[]> {
  const people = []
  for (let index = 0; index < CROWD; index += 1) {
    const user = await makeUser({ withoutPassword: true })
    await new AddMember().handle({ organizationId: team.organizationId, userId: user.id, role: 'member' })
    people.push(user)
  }
  return people
}

const counts = (answers: Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )

const pin = (id: string, as: User) => callApi('PUT', `/api/posts/${id}/pin`, { as, body: { isPinned: true } })

const countsOf = async (postId: string) => {
  const post = await db.from('posts').where('id', postId).firstOrFail()
  return [post.comments_count, post.available_count]
}

test.group('Races', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  test(`of ${CROWD} members who claim one suggestion, one succeeds`, async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const next = await makeSuggestion(post, { content: 'The next one' })
    const id = await makeSuggestion(post)
    const crowd = await makeCrowd(team)
    const answers = await Promise.all(crowd.map((as) => callApi('POST', `/api/comments/${id}/lock`, { as })))
    assert.deepEqual(counts(answers), { 200: 1, 409: CROWD - 1 })
    for (const { status, body } of answers) {
      if (status === 409) assert.deepInclude(body!.details, { next: { id: next, content: 'The next one' } })
    }
    assert.deepEqual(await countsOf(post.id), [2, 1])
  }).timeout(60_000)

  test(`of ${CROWD} visitors who claim one suggestion, one succeeds`, async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const id = await makeSuggestion(post)
    await makeSuggestion(post)
    const claims = Array.from({ length: CROWD }, () => callApi('POST', `/api/comments/public/${id}/lock`))
    assert.deepEqual(counts(await Promise.all(claims)), { 200: 1, 409: CROWD - 1 })
    assert.deepEqual(await countsOf(post.id), [2, 1])
  }).timeout(60_000)

  test('of two admins who pin the third and the fourth post at once, one succeeds', async ({ assert }) => {
    const team = await makeTeam()
    const ids: string[] = []
    for (let index = 0; index < 4; index += 1) ids.push((await makePost(team)).id)
    for (const id of ids.slice(0, 2)) await pin(id, team.owner)
    const answers = await Promise.all([pin(ids[2]!, team.owner), pin(ids[3]!, team.admin)])
    assert.deepEqual(counts(answers), { 200: 1, 409: 1 })
    assert.lengthOf(await db.from('posts').whereNotNull('pinned_at'), 3)
  }).timeout(60_000)

  test('of five admins who mark posts as important at once, two succeed', async ({ assert }) => {
    const team = await makeTeam()
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.push((await makePost(team)).id)
    const mark = (id: string) =>
      callApi('PUT', `/api/posts/${id}/importance`, { as: team.admin, body: { isImportant: true } })
    assert.deepEqual(counts(await Promise.all(ids.map(mark))), { 200: 2, 409: 3 })
    assert.lengthOf(await db.from('posts').whereNotNull('important_at'), 2)
  }).timeout(60_000)

  test('a visitor cannot exceed the limit per post with concurrent claims', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const ids = []
    for (let index = 0; index < 14; index += 1) ids.push(await makeSuggestion(post))
    const claims = ids.map((id) => callApi('POST', `/api/comments/public/${id}/lock`))
    assert.deepEqual(counts(await Promise.all(claims)), { 200: 5, 429: 9 })
    assert.deepEqual(await countsOf(post.id), [14, 9])
  }).timeout(60_000)

  test('an address cannot exceed the limit per day with concurrent claims', async ({ assert }) => {
    const team = await makeTeam()
    const ids = []
    for (let index = 0; index < 8; index += 1) {
      const post = await makePost(team, { isPublic: true })
      for (let suggestion = 0; suggestion < 8; suggestion += 1) ids.push(await makeSuggestion(post))
    }
    const mine = ids.filter((_id, index) => index % 8 < 4)
    const claims = mine.map((id) => callApi('POST', `/api/comments/public/${id}/lock`))
    assert.deepEqual(counts(await Promise.all(claims)), { 200: 20, 429: 12 })
  }).timeout(60_000)

  test('a post sent many times is created once', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const body = { organizationId, title: 'Once', url: LINK, tags: ['press', 'new one'] }
    const headers = { 'idempotency-key': 'double-click-1' }
    const sends = Array.from({ length: 20 }, () =>
      callApi('POST', '/api/posts', { as: member, body, headers }),
    )
    assert.deepEqual(counts(await Promise.all(sends)), { 200: 19, 201: 1 })
    const organization = await db.from('organizations').where('id', organizationId).firstOrFail()
    assert.equal(organization.posts_count, 1)
  }).timeout(60_000)

  test('eight members who claim the next suggestion get eight different ones', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    for (let index = 0; index < 8; index += 1) await makeSuggestion(post)
    const [late, ...people] = (await makeCrowd(team)).slice(0, 9)
    const path = `/api/posts/${post.id}/claim-next`
    const answers = await Promise.all(people.map((as) => callApi('POST', path, { as })))
    assert.deepEqual(counts(answers), { 200: 8 })
    const texts = answers.map(({ body }) => (body!.comment as { content: string }).content)
    assert.lengthOf(new Set(texts), 8)
    assert.deepEqual(await countsOf(post.id), [8, 0])
    const refused = await callApi('POST', path, { as: late })
    assert.equal(refused.status, 409)
    assert.equal(refused.body!.code, 'NO_SUGGESTION_LEFT')
  }).timeout(60_000)

  test('eight members who claim the next suggestion of an organization get eight different ones', async ({
    assert,
  }) => {
    const team = await makeTeam()
    for (let index = 0; index < 4; index += 1) {
      const post = await makePost(team)
      for (let suggestion = 0; suggestion < 2; suggestion += 1) await makeSuggestion(post)
    }
    const [late, ...people] = (await makeCrowd(team)).slice(0, 9)
    const path = `/api/posts/organization/${team.organizationId}/claim-next`
    const answers = await Promise.all(people.map((as) => callApi('POST', path, { as })))
    assert.deepEqual(counts(answers), { 200: 8 })
    assert.lengthOf(new Set(answers.map(({ body }) => (body!.comment as { content: string }).content)), 8)
    const refused = await callApi('POST', path, { as: late })
    assert.deepEqual([refused.status, refused.body!.code], [409, 'NO_SUGGESTION_LEFT'])
  }).timeout(60_000)

  test('a claim in an organization sent many times claims one suggestion', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < 4; index += 1) await makeSuggestion(await makePost(team))
    const path = `/api/posts/organization/${team.organizationId}/claim-next`
    const headers = { 'idempotency-key': 'double-press-1' }
    const sends = Array.from({ length: 20 }, () => callApi('POST', path, { as: team.admin, headers }))
    assert.deepEqual(counts(await Promise.all(sends)), { 200: 20 })
    assert.lengthOf(await db.from('comments').where('claimed_by_user_id', team.admin.id), 1)
  }).timeout(60_000)

  test('a member who presses twice copies from two posts', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < 2; index += 1) {
      const post = await makePost(team)
      for (let suggestion = 0; suggestion < 2; suggestion += 1) await makeSuggestion(post)
    }
    const path = `/api/posts/organization/${team.organizationId}/claim-next`
    const sends = Array.from({ length: 6 }, () => callApi('POST', path, { as: team.admin }))
    assert.deepEqual(counts(await Promise.all(sends)), { 200: 2, 409: 4 })
    const copied = await db.from('comments').where('claimed_by_user_id', team.admin.id).select('post_id')
    assert.lengthOf(new Set(copied.map(({ post_id }) => post_id)), 2)
  }).timeout(60_000)

  test('eight members who view a post are proposed eight different suggestions', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    for (let index = 0; index < 8; index += 1) await makeSuggestion(post)
    const people = (await makeCrowd(team)).slice(0, 8)
    const look = (as: User) => callApi('GET', `/api/comments/post/${post.id}`, { as })
    const answers = await Promise.all([...people, ...people].map(look))
    assert.deepEqual(counts(answers), { 200: 16 })
    const seen = answers.map(({ body }) => (body!.nextForYou as { id: string }).id)
    assert.lengthOf(new Set(seen), 8)
    assert.deepEqual(seen.slice(0, 8), seen.slice(8))
  }).timeout(60_000)

  test('of eight members who copy the same edited text, one succeeds', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const ids: string[] = []
    for (let index = 0; index < 8; index += 1) ids.push(await makeSuggestion(post))
    const people = (await makeCrowd(team)).slice(0, 8)
    const body = { content: 'Exactly what all of us wanted to say' }
    const claims = people.map((as, turn) => callApi('POST', `/api/comments/${ids[turn]}/lock`, { as, body }))
    assert.deepEqual(counts(await Promise.all(claims)), { 200: 1, 409: 7 })
    assert.deepEqual(await countsOf(post.id), [8, 7])
  }).timeout(60_000)

  test('a text suggested by many is stored once', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const people = [team.owner, team.admin, team.member]
    const body = { postId: post.id, content: 'Bravo to everybody who made this' }
    const sends = Array.from({ length: 21 }, (_, turn) =>
      callApi('POST', '/api/comments', { as: people[turn % 3], body }),
    )
    assert.deepEqual(counts(await Promise.all(sends)), { 201: 1, 409: 20 })
    assert.deepEqual(await countsOf(post.id), [1, 1])
  }).timeout(60_000)

  test('posts with one title get different slugs', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const body = { organizationId, title: 'Same', url: LINK, isPublic: true, tags: ['b', 'a', 'c'] }
    const sends = Array.from({ length: CROWD }, () => callApi('POST', '/api/posts', { as: member, body }))
    assert.deepEqual(counts(await Promise.all(sends)), { 201: CROWD })
    const posts = await db.from('posts').where('organization_id', organizationId).select('slug')
    const expected = Array.from({ length: CROWD }, (_, index) => (index === 0 ? 'same' : `same-${index + 1}`))
    assert.sameMembers(
      posts.map(({ slug }) => slug),
      expected,
    )
  }).timeout(60_000)

  test('totals are correct after several instances have folded them', async ({ assert }) => {
    const team = await makeTeam()
    const totals: number[] = []
    const write = async () => {
      for (let index = 0; index < 5; index += 1) await makePost(team, { isPublic: true, tags: ['press'] })
    }
    const fold = async () => {
      for (let index = 0; index < 8; index += 1) {
        await foldFeeds()
        totals.push(await feedTotal('all'))
      }
    }
    await Promise.all([write(), fold(), write(), fold(), write(), fold()])
    assert.isTrue(totals.every((total) => total >= 0 && total <= 15))
    await foldFeeds()
    assert.equal(await feedTotal('all'), 15)
    const folded = await db.from('feed_totals').where('feed', 'all').firstOrFail()
    assert.equal(folded.total, 15)
  }).timeout(60_000)

  test('concurrent claims, deletions and updates of a post keep counts correct', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const ids = []
    for (let index = 0; index < 12; index += 1) ids.push(await makeSuggestion(post))
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        callApi('POST', `/api/comments/${id}/lock`, { as: team.admin }),
        callApi('POST', `/api/comments/public/${id}/lock`),
        callApi('POST', `/api/comments/${id}/unlock`, { as: team.owner }),
        callApi('PATCH', `/api/posts/${post.id}`, {
          as: team.member,
          body: { tags: [`t${index}`, 'press'] },
        }),
        ...(index % 3 === 0 ? [callApi('DELETE', `/api/comments/${id}`, { as: team.owner })] : []),
      ]),
    )
    assert.isTrue(answers.every(({ status }) => status < 500))
    const rows = await db.from('comments').where('post_id', post.id)
    assert.deepEqual(await countsOf(post.id), [
      rows.length,
      rows.filter(({ claimed_at }) => !claimed_at).length,
    ])
  }).timeout(60_000)
})
