import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#core/runtime/ids'
import UpdatePost from '#posts/posts/actions/update_post'
import PostUpdated from '#posts/posts/events/post_updated'
import { findPost } from '#posts/posts/queries/find_post'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

async function makeScene(client: ApiClient) {
  const administrator = await makeUser({ isAdmin: true })
  return {
    team: await makeTeam(),
    administrator,
    mark: (id: string, isSensitive: unknown) =>
      client.put(`/api/admin/posts/${id}/sensitive`).json({ isSensitive }).loginAs(administrator),
  }
}

test.group('Marking a post as sensitive as an administrator', (group) => {
  rollBack(group)

  test('requires a boolean', async ({ client }) => {
    const { team, mark } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true })
    for (const word of [undefined, null, 'yes', 1]) {
      const answer = await mark(id, word)
      answer.assertStatus(422)
    }
  })

  test('answers 404 for private, pending and unknown posts', async ({ client }) => {
    const { team, mark } = await makeScene(client)
    const hidden = await makePost(team)
    const waiting = await makePost(team, { isPublic: true, pending: true })
    for (const id of [hidden.id, waiting.id, newId()]) {
      const answer = await mark(id, true)
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'POST_NOT_FOUND' })
    }
  })

  test('covers it in all public lists, and can be undone', async ({ client, assert }) => {
    const { team, mark } = await makeScene(client)
    const { id, slug } = await makePost(team, { isPublic: true, comment: 'Graphic details.' })
    const seen = async () => {
      const featured = (await client.get('/api/community/public/posts')).body().posts
      const [listed] = (await client.get(`/api/community/posts?organizationSlug=${team.slug}`)).body().posts
      const page = (await client.get(`/api/posts/public/${team.slug}/${slug}`)).body().post
      return [featured.some((post: { id: string }) => post.id === id), listed.isSensitive, page.isSensitive]
    }
    assert.deepEqual(await seen(), [true, false, false])
    const answer = await mark(id, true)
    answer.assertStatus(200)
    assert.deepInclude(answer.body().post, { id, isSensitive: true, comment: 'Graphic details.' })
    assert.notProperty(answer.body().post, 'userId')
    assert.deepEqual(await seen(), [false, true, true])
    await mark(id, false)
    assert.deepEqual(await seen(), [true, false, false])
  })

  test('dispatches one event, even if repeated', async ({ client, cleanup }) => {
    const { team, mark } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true })
    const events = emitter.fake([PostUpdated])
    cleanup(() => emitter.restore())
    for (let turn = 0; turn < 2; turn += 1) await mark(id, true)
    events.assertEmittedCount(PostUpdated, 1)
    events.assertEmitted(PostUpdated, ({ data }) => data.postId === id)
  })

  test('is also possible by updating a listed post as its member', async ({ client, assert }) => {
    const { team } = await makeScene(client)
    await team.admin.merge({ isAdmin: true }).save()
    const patch = ({ id }: { id: string }) =>
      client.patch(`/api/posts/${id}`).json({ isSensitive: true }).loginAs(team.admin)
    const refused = await patch(await makePost(team))
    refused.assertStatus(403)
    const answer = await patch(await makePost(team, { isPublic: true }))
    assert.isTrue(answer.body().post.isSensitive)
  })

  test('cannot be undone by the author, whatever else they change', async ({ client, assert }) => {
    const { team, mark } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true })
    const patch = (changes: object) => client.patch(`/api/posts/${id}`).json(changes).loginAs(team.member)
    await patch({ isSensitive: true })
    await mark(id, true)
    const refused = await patch({ isSensitive: false })
    refused.assertStatus(403)
    const changed = await patch({ isSensitive: true, title: 'Another title' })
    assert.deepInclude(changed.body().post, { isSensitive: true, sensitiveByModerator: true })
    await mark(id, false)
    assert.isTrue((await patch({ isSensitive: true })).body().post.isSensitive)
    const own = await patch({ isSensitive: false })
    assert.deepInclude(own.body().post, { isSensitive: false, sensitiveByModerator: false })
  })

  test('is not overwritten by a concurrent update of the author', async ({ client, assert }) => {
    const { team, mark } = await makeScene(client)
    const { id, organization } = await makePost(team, { isPublic: true })
    await mark(id, true)
    await new UpdatePost().handle({ id, organizationId: organization.id }, { isSensitive: false })
    assert.isTrue((await findPost({ id }))?.isSensitive)
  })

  test('needs few queries', async ({ client, assert }) => {
    const { team, administrator } = await makeScene(client)
    const { id } = await makePost(team, { isPublic: true, tags: ['press'] })
    const as = await tokenOf(administrator)
    const mark = () => callApi('PUT', `/api/admin/posts/${id}/sensitive`, { as, body: { isSensitive: true } })
    assert.isAtMost((await queriesOf(mark)).length, 12)
  })
})
