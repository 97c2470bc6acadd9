import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

test.group('Updating a post', (group) => {
  dialect(group)
  rollBack(group)

  test('keeps absent fields, with PUT and PATCH', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { comment: 'Look', tags: ['press'], isPublic: true })
    for (const answer of [
      await client
        .put(`/api/posts/${post.id}`)
        .json({ title: 'New title', comment: 'Look' })
        .loginAs(team.admin),
      await client.patch(`/api/posts/${post.id}`).json({}).loginAs(team.admin),
    ]) {
      answer.assertStatus(200)
      assert.deepInclude(answer.body().post, {
        title: 'New title',
        slug: post.slug,
        comment: 'Look',
        isPublic: true,
        can: { update: true, delete: true, schedule: true, feature: true },
      })
      assert.lengthOf(answer.body().post.tags, 1)
    }
  })

  test('removes a comment that is null or empty', async ({ client, assert }) => {
    const team = await makeTeam()
    for (const comment of [null, '', '  ']) {
      const post = await makePost(team, { comment: 'Look' })
      const answer = await client.patch(`/api/posts/${post.id}`).json({ comment }).loginAs(team.member)
      assert.isNull(answer.body().post.comment)
    }
  })

  test('removes a comment that PUT leaves out, and nothing else', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { comment: 'Look', tags: ['press'], isPublic: true })
    const { title, url } = post
    const kept = await client.patch(`/api/posts/${post.id}`).json({ title, url }).loginAs(team.member)
    assert.equal(kept.body().post.comment, 'Look')
    const answer = await client.put(`/api/posts/${post.id}`).json({ title, url }).loginAs(team.member)
    assert.deepInclude(answer.body().post, { title, url, comment: null, isPublic: true })
    assert.lengthOf(answer.body().post.tags, 1)
  })

  for (const change of [{ title: '' }, { title: ' ' }, { title: null }, { url: '' }, { url: null }]) {
    test(`refuses ${JSON.stringify(change)}`, async ({ client }) => {
      const team = await makeTeam()
      const post = await makePost(team)
      const answer = await client.patch(`/api/posts/${post.id}`).json(change).loginAs(team.member)
      answer.assertStatus(422)
    })
  }

  test('moderates a post again when its link changes', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, tags: ['press'] })
    const url = 'https://unheard-of.example/'
    const pending = await client.patch(`/api/posts/${post.id}`).json({ url }).loginAs(team.member)
    assert.deepInclude(pending.body().post, {
      moderationStatus: 'pending',
      host: 'unheard-of.example',
      publicUrl: null,
    })
    assert.equal(await feedTotal('all'), 0)
    const back = await client.patch(`/api/posts/${post.id}`).json({ url: post.url }).loginAs(team.member)
    assert.equal(back.body().post.moderationStatus, 'approved')
    assert.equal(await feedTotal('all'), 1)
    const blocked = await client
      .patch(`/api/posts/${post.id}`)
      .json({ url: 'https://t.co/x' })
      .loginAs(team.member)
    blocked.assertBodyContains({ code: 'URL_BLOCKED' })
  })

  test('keeps the decision of a moderator while the link stays the same', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { pending: true, isPublic: true })
    await db
      .from('posts')
      .where('id', post.id)
      .update({ moderation_status: 'rejected', moderation_reason: 'Spam' })
    const answer = await client
      .put(`/api/posts/${post.id}`)
      .json({ title: 'Again', url: post.url })
      .loginAs(team.member)
    assert.deepInclude(answer.body().post, { moderationStatus: 'rejected', moderationReason: 'Spam' })
  })

  test('ignores tracking parameters when comparing the link', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { pending: true })
    await db.from('posts').where('id', post.id).update({ moderation_status: 'approved' })
    const answer = await client
      .patch(`/api/posts/${post.id}`)
      .json({ url: `${post.url}?utm_source=mail` })
      .loginAs(team.member)
    assert.deepInclude(answer.body().post, { url: post.url, moderationStatus: 'approved' })
  })

  test('lets only its author mark it as sensitive', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const path = `/api/posts/${post.id}`
    const foreign = await client.patch(path).json({ isSensitive: true }).loginAs(team.owner)
    foreign.assertStatus(403)
    const unchanged = await client.patch(path).json({ isSensitive: false, title: 'Same' }).loginAs(team.owner)
    unchanged.assertStatus(200)
    const own = await client.patch(path).json({ isSensitive: true }).loginAs(team.member)
    assert.isTrue(own.body().post.isSensitive)
  })

  test('answers 404 for non-members', async ({ client }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const path = `/api/posts/${post.id}`
    for (const answer of [
      await client.get(path).loginAs(team.stranger),
      await client.patch(path).json({ title: 7 }).loginAs(team.stranger),
      await client.delete(path).loginAs(team.stranger),
    ]) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'POST_NOT_FOUND' })
    }
  })
})

test.group('Deleting a post', (group) => {
  dialect(group)
  rollBack(group)

  test('is allowed for its author, admins and owners', async ({ client, assert }) => {
    const team = await makeTeam()
    const foreign = await makePost(team, { userId: team.admin.id })
    const refused = await client.delete(`/api/posts/${foreign.id}`).loginAs(team.member)
    refused.assertStatus(403)
    const seen = await client.get(`/api/posts/${foreign.id}`).loginAs(team.member)
    assert.deepEqual(seen.body().post.can, { update: true, delete: false, schedule: false, feature: false })
    for (const user of [team.member, team.admin, team.owner]) {
      const post = await makePost(team)
      const answer = await client.delete(`/api/posts/${post.id}`).loginAs(user)
      answer.assertStatus(204)
      const gone = await client.get(`/api/posts/${post.id}`).loginAs(user)
      gone.assertStatus(404)
    }
  })

  test('deletes its suggestions and keeps all counts correct', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, tags: ['press'] })
    await makeSuggestion(post, { parentId: await makeSuggestion(post) })
    await client.delete(`/api/posts/${post.id}`).loginAs(team.member)
    assert.lengthOf(await db.from('comments').where('post_id', post.id), 0)
    assert.equal(await feedTotal('all'), 0)
    assert.equal(await feedTotal(`public:${team.organizationId}`), 0)
    const organization = await db.from('organizations').where('id', team.organizationId).firstOrFail()
    assert.equal(organization.posts_count, 0)
  })
})
