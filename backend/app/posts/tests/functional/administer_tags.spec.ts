import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { AdministeredTag } from '#contract/data/tag'
import { TAG_MAX } from '#contract/rules/limits'
import { newId } from '#core/ids'
import { feedTotal } from '#posts/queries/feed_totals'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const administrator = await makeUser({ isAdmin: true })
  return {
    team,
    administrator,
    create: (body: object) => client.post('/api/tags').json(body).loginAs(administrator),
    change: (id: string, body: object) => client.put(`/api/tags/${id}`).json(body).loginAs(administrator),
    remove: (id: string) => client.delete(`/api/tags/${id}`).loginAs(administrator),
    offer: (id: string) => client.post(`/api/tags/${id}/make-predefined`).loginAs(administrator),
    list: async (query = '') => (await client.get(`/api/admin/tags${query}`).loginAs(administrator)).body(),
    tagsOf: async (id: string) =>
      (await client.get(`/api/posts/${id}`).loginAs(team.member)).body().post.tags.map(nameOf),
  }
}

const nameOf = ({ name }: { name: string }) => name
const idOf = async (name: string): Promise<string> =>
  (await db.from('tags').where('name', name).firstOrFail()).id

test.group('Creating a tag', (group) => {
  rollBack(group)

  test('requires a valid name', async ({ client }) => {
    const { create } = await makeScene(client)
    for (const name of [undefined, null, 7, '', '   ', '#', '\u200b', 'x'.repeat(TAG_MAX + 1)]) {
      const answer = await create({ name })
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    }
  })

  test('answers which tag has the name, however it is written', async ({ client }) => {
    const { create } = await makeScene(client)
    const answer = await create({ name: ' #Open  Source' })
    answer.assertStatus(409)
    answer.assertBodyContains({
      code: 'TAG_EXISTS',
      details: { tag: { id: await idOf('open-source'), name: 'open-source' } },
    })
  })

  test('normalizes the name and makes it predefined on request', async ({ client, assert }) => {
    const { create } = await makeScene(client)
    const plain = await create({ name: ' #Year In  Review ' })
    plain.assertStatus(201)
    assert.containsSubset(plain.body().tag, { name: 'year-in-review', isPredefined: false, postsCount: 0 })
    const offered = await create({ name: 'awards', isPredefined: true })
    assert.isTrue(offered.body().tag.isPredefined)
  })
})

test.group('Renaming a tag', (group) => {
  rollBack(group)

  test('answers 404 for an unknown tag', async ({ client }) => {
    const { change, remove, offer } = await makeScene(client)
    for (const answer of [
      await change(newId(), { name: 'new' }),
      await remove(newId()),
      await offer(newId()),
    ]) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'TAG_NOT_FOUND' })
    }
  })

  test('refuses an invalid name', async ({ client }) => {
    const { change } = await makeScene(client)
    const id = await makeTag()
    for (const name of [null, '', ' # ', 'x'.repeat(TAG_MAX + 1)]) {
      const answer = await change(id, { name })
      answer.assertStatus(422)
    }
  })

  test('changes all posts at once, and the search', async ({ client, assert }) => {
    const { team, change, tagsOf } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true, tags: ['lauch'] })
    const answer = await change(await idOf('lauch'), { name: 'Big Launch' })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { merged: false, tag: { name: 'big-launch', postsCount: 1 } })
    assert.deepEqual(await tagsOf(id), ['big-launch'])
    const organization = `/api/posts/organization/${team.organizationId}`
    const found = async (path: string) =>
      (await client.get(path).loginAs(team.member)).body().pagination.total
    assert.equal(await found(`${organization}?tags=big-launch`), 1)
    assert.equal(await found(`${organization}?tags=lauch`), 0)
    assert.equal(await found('/api/community/posts?tags=big-launch'), 1)
  })

  test('to its own name changes nothing', async ({ client, assert }) => {
    const { change } = await makeScene(client)
    const id = await makeTag({ isPredefined: true })
    const answer = await change(id, { name: '#Quarterly' })
    assert.containsSubset(answer.body(), {
      merged: false,
      tag: { id, name: 'quarterly', isPredefined: true },
    })
  })

  test('to the name of another is refused without merge, and answers what a merge would do', async ({
    client,
    assert,
  }) => {
    const { team, change, tagsOf } = await makeScene(client)
    const { id } = await makePost(team, { tags: ['lauch'] })
    const answer = await change(await idOf('lauch'), { name: 'Launch', merge: false })
    answer.assertStatus(409)
    const tag = { id: await idOf('launch'), name: 'launch' }
    answer.assertBodyContains({ code: 'TAG_EXISTS', details: { tag, postsCount: 1 } })
    assert.deepEqual(await tagsOf(id), ['lauch'])
  })

  test('to the name of another merges them, without duplicates on a post', async ({ client, assert }) => {
    const { team, change, tagsOf } = await makeScene(client)
    const both = await makePost(team, { isPublic: true, tags: ['lauch', 'launch', 'press'] })
    const one = await makePost(team, { isPublic: true, tags: ['lauch'] })
    const hidden = await makePost(team, { tags: ['lauch'] })
    const [from, into] = [await idOf('lauch'), await idOf('launch')]
    const answer = await change(from, { name: 'Launch' })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { merged: true, tag: { id: into, name: 'launch', postsCount: 3 } })
    assert.deepEqual(await tagsOf(both.id), ['launch', 'press'])
    for (const { id } of [one, hidden]) assert.deepEqual(await tagsOf(id), ['launch'])
    assert.equal(await feedTotal(`tag:${into}`), 2)
    assert.equal(await feedTotal(`tag:${from}`), 0)
    const community = (await client.get('/api/community/tags')).body().tags
    const counts = community.map(({ name, postsCount }: AdministeredTag) => [name, postsCount])
    assert.deepEqual(counts, [
      ['launch', 2],
      ['press', 1],
    ])
  })

  test('keeps a merged tag predefined if either was', async ({ client, assert }) => {
    const { change } = await makeScene(client)
    const plain = await makeTag({ name: 'plain' })
    const offered = await makeTag({ name: 'offered', isPredefined: true })
    const answer = await change(offered, { name: 'plain' })
    assert.containsSubset(answer.body().tag, { id: plain, isPredefined: true })
  })
})

test.group('Making a tag predefined', (group) => {
  rollBack(group)

  test('is idempotent and can be undone', async ({ client, assert }) => {
    const { change, offer } = await makeScene(client)
    const id = await makeTag()
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await offer(id)
      answer.assertStatus(200)
      assert.containsSubset(answer.body().tag, { id, isPredefined: true })
    }
    const back = await change(id, { isPredefined: false })
    assert.containsSubset(back.body().tag, { name: 'quarterly', isPredefined: false })
  })
})

test.group('Deleting a tag', (group) => {
  rollBack(group)

  test('removes it from its posts and answers their number', async ({ client, assert }) => {
    const { team, remove, tagsOf } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true, tags: ['lauch', 'press'] })
    await makePost(team, { tags: ['lauch'] })
    const tag = await idOf('lauch')
    const answer = await remove(tag)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { postsCount: 2 })
    assert.deepEqual(await tagsOf(id), ['press'])
    assert.equal(await feedTotal(`tag:${tag}`), 0)
    const again = await remove(tag)
    again.assertStatus(404)
  })
})

test.group('The list of tags for administrators', (group) => {
  rollBack(group)

  test('refuses invalid queries', async ({ client, assert }) => {
    const { list } = await makeScene(client)
    for (const query of ['page=0', 'limit=101', `search=${'x'.repeat(TAG_MAX + 1)}`])
      assert.equal((await list(`?${query}`)).code, 'VALIDATION_FAILED', query)
  })

  test('is paginated by name, and counts the posts of all organizations', async ({ client, assert }) => {
    const { team, list } = await makeScene(client)
    await makePost(team, { tags: ['announcement'] })
    await makePost(await makeTeam(), { isPublic: true, tags: ['announcement'] })
    await makeTag()
    const { length: total } = await db.from('tags').select('id')
    const first = await list()
    const totalPages = Math.ceil(total / 20)
    assert.deepEqual(first.pagination, { page: 1, limit: 20, total, totalPages })
    assert.isAbove(totalPages, 1)
    const shown = first.tags.find(({ name }: AdministeredTag) => name === 'announcement')
    assert.containsSubset(shown, { isPredefined: true, postsCount: 2 })
    const names = first.tags.map(nameOf)
    for (let page = 2; page <= totalPages; page += 1)
      names.push(...(await list(`?page=${page}`)).tags.map(nameOf))
    assert.lengthOf(new Set(names), total)
    assert.include(names, 'quarterly')
  })

  test('searches anywhere in a name, literally', async ({ client, assert }) => {
    const { list } = await makeScene(client)
    for (const name of ['100%', 'a_b', 'wow!']) await makeTag({ name })
    const found = async (search: string) => {
      const { tags, pagination } = await list(`?search=${encodeURIComponent(search)}`)
      assert.equal(pagination.total, tags.length)
      return tags.map(nameOf)
    }
    assert.deepEqual(await found('#Open S'), ['open-source'])
    assert.deepEqual(await found('SOURCE'), ['open-source'])
    assert.deepEqual(await found('%'), ['100%'])
    assert.deepEqual(await found('_'), ['a_b'])
    assert.deepEqual(await found('!'), ['wow!'])
    assert.deepEqual(await found('nothing of the kind'), [])
  })

  test('needs the same number of queries for one tag and for many', async ({ client, assert }) => {
    const { administrator } = await makeScene(client)
    const as = await tokenOf(administrator)
    const asked = async () =>
      (await queriesOf(() => callApi('GET', '/api/admin/tags?limit=100', { as }))).length
    const few = await asked()
    for (let index = 0; index < 12; index += 1) await makeTag({ name: `tag-${index}` })
    assert.equal(await asked(), few)
    assert.isAtMost(few, 6)
  })

  test('a merge needs the same number of queries for one post and for many', async ({ assert }) => {
    const team = await makeTeam()
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    const merge = async (from: string, posts: number) => {
      for (let index = 0; index < posts; index += 1) await makePost(team, { isPublic: true, tags: [from] })
      const path = `/api/tags/${await idOf(from)}`
      return (await queriesOf(() => callApi('PUT', path, { as, body: { name: 'press' } }))).length
    }
    const few = await merge('one', 1)
    assert.equal(await merge('many', 6), few)
    assert.isAtMost(few, 18)
  })
})
