import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import AddHost from '#posts/links/actions/add_host'
import { makeModerationScene } from '#posts/moderation/tests/support/scene'

async function makeScene(client: ApiClient) {
  const scene = await makeModerationScene(client)
  const resubmit = (id: string) => client.post(`/api/posts/${id}/resubmit`).loginAs(scene.team.member)
  const addHost = (isBlocked: boolean) =>
    new AddHost().handle({ host: 'unheard-of.example', isBlocked, administratorId: scene.administrator.id })
  return { ...scene, resubmit, addHost }
}

test.group('Sending a rejected post again', (group) => {
  rollBack(group)

  test('is refused for posts that are not rejected', async ({ client }) => {
    const { team, resubmit } = await makeScene(client)
    for (const pending of [true, false]) {
      const { id } = await makePost(team, { pending })
      const answer = await resubmit(id)
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'POST_NOT_REJECTED' })
    }
  })

  test('is refused when the host has been blocked', async ({ client }) => {
    const { team, resubmit, addHost } = await makeScene(client)
    const { id } = await makeRejectedPost(team)
    await addHost(true)
    const answer = await resubmit(id)
    answer.assertStatus(422)
    answer.assertBodyContains({ code: 'URL_BLOCKED' })
  })

  test('returns it to the queue, with the reason of the rejection', async ({ client, assert }) => {
    const { team, resubmit, queue, moderate } = await makeScene(client)
    const { id } = await makeRejectedPost(team, { reason: 'A link farm.' })
    assert.isEmpty((await queue()).posts)
    const answer = await resubmit(id)
    answer.assertStatus(200)
    assert.equal(answer.body().post.moderationStatus, 'pending')
    const { posts, stats } = await queue()
    assert.deepInclude(posts[0], { id, moderationReason: 'A link farm.' })
    assert.deepInclude(stats, { pending: 1, rejectedToday: 0 })
    const approval = await moderate(id, { action: 'approve' })
    approval.assertStatus(200)
  })

  test('publishes it when its host has been approved since', async ({ client, assert }) => {
    const { team, resubmit, addHost } = await makeScene(client)
    const { id } = await makeRejectedPost(team)
    await addHost(false)
    const answer = await resubmit(id)
    assert.deepInclude(answer.body().post, { moderationStatus: 'approved', moderationReason: null })
  })

  test('is not needed after another link: that is judged by its host', async ({ client, assert }) => {
    const { team } = await makeScene(client)
    const { id } = await makeRejectedPost(team)
    const change = (url: string) => client.patch(`/api/posts/${id}`).json({ url }).loginAs(team.member)
    const pending = await change('https://another.example/a')
    assert.deepInclude(pending.body().post, {
      moderationStatus: 'pending',
      moderationReason: 'domain_not_reviewed',
    })
    const approved = await change('https://www.linkedin.com/posts/a')
    assert.equal(approved.body().post.moderationStatus, 'approved')
    assert.isNull((await db.from('posts').where('id', id).firstOrFail()).moderated_at)
  })
})
