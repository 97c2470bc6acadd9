import { test } from '@japa/runner'
import type { AdministeredTag } from '#contract/posts/data/tag'
import { TAG_MAX } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'
import { idOf, makeScene } from '#posts/posts/tests/support/tag_scene'

test.group('Renaming a tag', (group) => {
  dialect(group)
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
    for (const name of [null, '', ' # ', ' , ', 'x'.repeat(TAG_MAX + 1)]) {
      const answer = await change(id, { name })
      answer.assertStatus(422)
    }
  })

  test('changes its posts, and what a filter by tag finds', async ({ client, assert }) => {
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

  test('makes the merged tag predefined if the renamed one was', async ({ client, assert }) => {
    const { change } = await makeScene(client)
    const plain = await makeTag({ name: 'plain' })
    const offered = await makeTag({ name: 'offered', isPredefined: true })
    const answer = await change(offered, { name: 'plain' })
    assert.containsSubset(answer.body().tag, { id: plain, isPredefined: true })
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
    assert.isAtMost(few, 19)
  })
})
