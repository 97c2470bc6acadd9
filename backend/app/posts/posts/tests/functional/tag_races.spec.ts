import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PREDEFINED_TAGS } from '#database/reference_data/predefined_tags'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const LINK = 'https://www.linkedin.com/posts/1'

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
    await db.from(table).delete()
  }
  await db.from('tags').whereNotIn('name', PREDEFINED_TAGS.flat()).delete()
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
const idOf = async (name: string): Promise<string> =>
  (await db.from('tags').where('name', name).firstOrFail()).id

/** Stored totals that differ from the actual ones. */
async function totalsThatAreWrong() {
  const wrong: unknown[] = []
  for (const { id, name } of await db.from('tags').select('id', 'name')) {
    const { length } = await db.from('post_tags').where({ tag_id: id, listed: true }).select('post_id')
    const total = await feedTotal(`tag:${id}`)
    if (total !== length) wrong.push({ name, total, length })
  }
  const known = (await db.from('tags').select('id')).map(({ id }) => `tag:${id}`)
  const orphans = await db.from('feed_totals').where('feed', 'like', 'tag:%').whereNotIn('feed', known)
  const late = await db.from('feed_deltas').where('feed', 'like', 'tag:%').whereNotIn('feed', known)
  return [...wrong, ...orphans, ...late]
}

test.group('Concurrent changes of tags and posts', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  test('a name created many times is one tag', async ({ assert }) => {
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    const make = () => callApi('POST', '/api/tags', { as, body: { name: 'Once' } })
    const answers = await Promise.all(Array.from({ length: 10 }, make))
    assert.deepEqual(statuses(answers).toSorted(), [201, ...Array.from({ length: 9 }, () => 409)])
  })

  test('a merge keeps all posts tagged meanwhile and counts each once', async ({ assert }) => {
    const team = await makeTeam()
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    const member = await tokenOf(team.member)
    const wanted = new Map<string, string[]>()
    for (let round = 0; round < 8; round += 1) {
      const posts = []
      for (let index = 0; index < 4; index += 1)
        posts.push(await makePost(team, { isPublic: true, tags: index % 2 ? ['old'] : ['old', 'new'] }))
      const [first, second, third, fourth] = posts.map(({ id }) => `/api/posts/${id}`)
      const post = { organizationId: team.organizationId, url: LINK, isPublic: true }
      const answers = await Promise.all([
        callApi('PATCH', first!, { as: member, body: { tags: ['old', 'press'] } }),
        callApi('PUT', `/api/tags/${await idOf('old')}`, { as, body: { name: 'new' } }),
        callApi('POST', '/api/posts', { as: member, body: { ...post, title: 'Old', tags: ['old'] } }),
        callApi('PATCH', second!, { as: member, body: { isPublic: false } }),
        callApi('DELETE', third!, { as: await tokenOf(team.owner) }),
        callApi('PATCH', fourth!, { as: member, body: { tags: ['new', 'press'] } }),
        foldFeeds().then((): Answer => ({ status: 200, headers: new Headers(), body: null })),
      ])
      assert.deepEqual(statuses(answers), [200, 200, 201, 200, 204, 200, 200], JSON.stringify(answers))
      wanted.set(posts[1]!.id, ['new'])
      wanted.set(posts[3]!.id, ['new', 'press'])
      for (const [postId, names] of wanted) {
        const rows = await db
          .from('post_tags')
          .join('tags', 'tags.id', 'post_tags.tag_id')
          .where({ post_id: postId })
        assert.deepEqual(rows.map(({ name }) => name).toSorted(), names)
      }
      const made = (answers[2]!.body!.post as { id: string }).id
      for (const id of [posts[0]!.id, made])
        assert.isNotEmpty(
          await db
            .from('post_tags')
            .join('tags', 'tags.id', 'tag_id')
            .where('post_id', id)
            .whereIn('name', ['old', 'new']),
        )
      assert.deepEqual(await totalsThatAreWrong(), [])
    }
  }).timeout(60_000)

  test('a tag deleted while posts use it is removed from them, or created anew', async ({ assert }) => {
    const team = await makeTeam()
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    const member = await tokenOf(team.member)
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makePost(team, { isPublic: true, tags: ['fleeting', 'press'] })
      const post = { organizationId: team.organizationId, url: LINK, isPublic: true, tags: ['fleeting'] }
      const answers = await Promise.all([
        callApi('PATCH', `/api/posts/${id}`, { as: member, body: { title: 'Still there' } }),
        callApi('POST', '/api/posts', { as: member, body: { ...post, title: 'One' } }),
        callApi('DELETE', `/api/tags/${await idOf('fleeting')}`, { as }),
        callApi('POST', '/api/posts', { as: member, body: { ...post, title: 'Two' } }),
      ])
      assert.deepEqual(statuses(answers), [200, 201, 200, 201], JSON.stringify(answers))
      assert.deepEqual(await totalsThatAreWrong(), [])
    }
  }).timeout(60_000)

  test('tags renamed into each other end as one', async ({ assert }) => {
    const team = await makeTeam()
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [await makeTag({ name: 'left' }), await makeTag({ name: 'right' })]
      const posts = [
        await makePost(team, { isPublic: true, tags: ['left'] }),
        await makePost(team, { isPublic: true, tags: ['right'] }),
      ]
      const answers = await Promise.all([
        callApi('PUT', `/api/tags/${a}`, { as, body: { name: 'right' } }),
        callApi('PUT', `/api/tags/${b}`, { as, body: { name: 'left' } }),
      ])
      assert.deepEqual(statuses(answers), [200, 200], JSON.stringify(answers))
      const left = await db.from('post_tags').whereIn(
        'post_id',
        posts.map(({ id }) => id),
      )
      assert.lengthOf(left, 2)
      assert.lengthOf(new Set(left.map(({ tag_id }) => tag_id)), 1)
      assert.deepEqual(await totalsThatAreWrong(), [])
      await db.from('tags').whereIn('id', [a, b]).delete()
      await db.from('feed_deltas').delete()
      await db.from('posts').delete()
    }
  }).timeout(60_000)

  test('a merge during the deletion of an organization keeps totals correct', async ({ assert }) => {
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    for (let round = 0; round < 6; round += 1) {
      const [leaving, staying] = [await makeTeam(), await makeTeam()]
      for (const team of [leaving, staying]) {
        await makePost(team, { isPublic: true, tags: ['old', 'press'] })
        await makePost(team, { isPublic: true, tags: ['old', 'new'] })
      }
      const answers = await Promise.all([
        callApi('DELETE', `/api/organizations/${leaving.organizationId}`, {
          as: leaving.owner,
          body: { name: leaving.name },
        }),
        callApi('PUT', `/api/tags/${await idOf('old')}`, { as, body: { name: 'new' } }),
      ])
      assert.deepEqual(statuses(answers), [204, 200], JSON.stringify(answers))
      assert.deepEqual(await totalsThatAreWrong(), [])
    }
  }).timeout(60_000)
})
