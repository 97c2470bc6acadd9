import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AdministeredTag } from '#contract/posts/data/tag'
import { TAG_MAX } from '#contract/core/rules/limits'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'
import { idOf, makeScene, nameOf } from '#posts/posts/tests/support/tag_scene'

test.group('Creating a tag', (group) => {
  dialect(group)
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

  test('normalizes the name, and makes the tag predefined on request', async ({ client, assert }) => {
    const { create } = await makeScene(client)
    const plain = await create({ name: ' #Year In  Review ' })
    plain.assertStatus(201)
    assert.containsSubset(plain.body().tag, { name: 'year-in-review', isPredefined: false, postsCount: 0 })
    const offered = await create({ name: 'awards', isPredefined: true })
    assert.isTrue(offered.body().tag.isPredefined)
  })
})

test.group('Making a tag predefined', (group) => {
  dialect(group)
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

test.group('Making a tag predefined with a body', (group) => {
  dialect(group)
  rollBack(group)

  test('sets what it says, and the name', async ({ client, assert }) => {
    const { offer } = await makeScene(client)
    const id = await makeTag()
    const named = await offer(id, { name: 'Yearly', isPredefined: true })
    assert.containsSubset(named.body().tag, { id, name: 'yearly', isPredefined: true })
    const back = await offer(id, { isPredefined: false })
    assert.containsSubset(back.body().tag, { id, name: 'yearly', isPredefined: false })
  })

  test('refuses the name of another tag, and other fields', async ({ client, assert }) => {
    const { offer } = await makeScene(client)
    const id = await makeTag()
    await makeTag({ name: 'yearly' })
    const existing = await offer(id, { name: 'yearly' })
    assert.deepEqual([existing.status(), existing.body().code], [409, 'TAG_EXISTS'])
    const unknown = await offer(id, { merge: true })
    assert.deepEqual([unknown.status(), unknown.body().code], [422, 'VALIDATION_FAILED'])
  })
})

test.group('Deleting a tag', (group) => {
  dialect(group)
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
    again.assertStatus(200)
    assert.deepEqual(again.body(), { postsCount: 2 })
    const other = await client.delete(`/api/tags/${tag}`).loginAs(await makeUser({ isAdmin: true }))
    other.assertStatus(404)
  })
})

test.group('The list of tags for administrators', (group) => {
  dialect(group)
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

  test('searches the beginning of a name and of a word after a hyphen, literally', async ({
    client,
    assert,
  }) => {
    const { list } = await makeScene(client)
    for (const name of ['100%', 'a_b', 'wow!']) await makeTag({ name })
    const found = async (search: string) => {
      const { tags, pagination } = await list(`?search=${encodeURIComponent(search)}`)
      assert.equal(pagination.total, tags.length)
      return tags.map(nameOf)
    }
    assert.deepEqual(await found('#Open S'), ['open-source'])
    assert.deepEqual(await found('SOURCE'), ['open-source'])
    assert.deepEqual(await found('ource'), [])
    assert.deepEqual(await found('100%'), ['100%'])
    assert.deepEqual(await found('a_'), ['a_b'])
    for (const sign of ['%', '_', '!']) assert.deepEqual(await found(sign), [])
    assert.deepEqual(await found('nothing of the kind'), [])
  })

  test('finds a tag by its new name only', async ({ client, assert }) => {
    const { list, change } = await makeScene(client)
    const id = await makeTag({ name: 'launch-party' })
    await change(id, { name: 'team-outing' })
    const found = async (search: string) => (await list(`?search=${search}`)).tags.map(nameOf)
    assert.deepEqual(await found('party'), [])
    assert.deepEqual(await found('outing'), ['team-outing'])
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
})
