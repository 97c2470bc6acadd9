import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'
import type User from '#identity/users/models/user'

const moodId = async (key: string) => (await db.from('moods').where('key', key).firstOrFail()).id

test.group('Adding a comment', (group) => {
  dialect(group)
  rollBack(group)

  test('stores it with its mood and updates the counts', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const answer = await client
      .post('/api/comments')
      .json({ postId: post.id, content: '  Bravo!\nSo good. ', moodId: await moodId('witty') })
      .loginAs(team.admin)
    answer.assertStatus(201)
    const { comment } = answer.body()
    assert.deepInclude(comment, {
      postId: post.id,
      parentId: null,
      content: 'Bravo!\nSo good.',
      isAiGenerated: false,
      isLocked: false,
      claimedByYou: false,
      claimedAt: null,
      isYours: true,
      author: { id: team.admin.id, name: 'Adam Admin', firstName: 'Adam', avatarUrl: null },
      can: { update: true, delete: true, claim: true, release: false, reply: true },
    })
    assert.deepInclude(comment.mood, { key: 'witty', name: 'Witty', emoji: '😉' })
    const shown = await client.get(`/api/posts/${post.id}`).loginAs(team.member)
    assert.deepInclude(shown.body().post, { commentsCount: 1, availableCount: 1 })
  })

  test('a reply is not counted as a suggestion and cannot be replied to', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    const reply = await client
      .post('/api/comments')
      .json({ postId: post.id, parentId, content: 'Agreed' })
      .loginAs(team.member)
    reply.assertStatus(201)
    assert.deepInclude(reply.body().comment.can, { claim: false, release: false, reply: false })
    const deeper = await client
      .post('/api/comments')
      .json({ postId: post.id, parentId: reply.body().comment.id, content: 'Me too' })
      .loginAs(team.member)
    deeper.assertStatus(422)
    deeper.assertBodyContains({ code: 'REPLY_TOO_DEEP' })
    const shown = await client.get(`/api/posts/${post.id}`).loginAs(team.member)
    assert.deepInclude(shown.body().post, { commentsCount: 1, availableCount: 1 })
  })

  test('refuses a parent of another post and a mood that does not exist', async ({ client }) => {
    const team = await makeTeam()
    const [post, other] = [await makePost(team), await makePost(team)]
    const parentId = await makeSuggestion(other)
    const body = { postId: post.id, content: 'Hm' }
    const foreign = await client
      .post('/api/comments')
      .json({ ...body, parentId })
      .loginAs(team.member)
    foreign.assertStatus(404)
    foreign.assertBodyContains({ code: 'COMMENT_NOT_FOUND' })
    const moodless = await client
      .post('/api/comments')
      .json({ ...body, moodId: newId() })
      .loginAs(team.member)
    moodless.assertStatus(422)
    moodless.assertBodyContains({ code: 'MOOD_NOT_FOUND' })
  })

  for (const change of [
    { content: '' },
    { content: '  ' },
    { content: 'x'.repeat(3_001) },
    { moodId: 'witty' },
  ]) {
    test(`refuses ${JSON.stringify(change).slice(0, 30)}`, async ({ client }) => {
      const team = await makeTeam()
      const { id: postId } = await makePost(team)
      const answer = await client
        .post('/api/comments')
        .json({ postId, content: 'Fine', ...change })
        .loginAs(team.member)
      answer.assertStatus(422)
    })
  }

  test('creates one comment for a repeated idempotency key', async ({ client, assert }) => {
    const team = await makeTeam()
    const { id: postId } = await makePost(team)
    const send = () =>
      client
        .post('/api/comments')
        .header('idempotency-key', 'comment-77')
        .json({ postId, content: 'Once' })
        .loginAs(team.member)
    const [first, second] = [await send(), await send()]
    assert.deepEqual([first.status(), second.status()], [201, 200])
    assert.equal(first.body().comment.id, second.body().comment.id)
    assert.lengthOf(await db.from('comments').where('post_id', postId), 1)
  })

  test('refuses a repeated idempotency key with another body', async ({ client, assert }) => {
    const team = await makeTeam()
    const { id: postId } = await makePost(team)
    const send = (content: string) =>
      client
        .post('/api/comments')
        .header('idempotency-key', 'comment-78')
        .json({ postId, content })
        .loginAs(team.member)
    await send('Once')
    const other = await send('Something else')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'IDEMPOTENCY_KEY_REUSED' })
    assert.lengthOf(await db.from('comments').where('post_id', postId), 1)
  })

  test('answers 404 for non-members', async ({ client }) => {
    const team = await makeTeam()
    const { id: postId } = await makePost(team, { isPublic: true })
    const answer = await client.post('/api/comments').json({ postId }).loginAs(team.stranger)
    answer.assertStatus(404)
    answer.assertBodyContains({ code: 'POST_NOT_FOUND' })
  })
})

test.group('Editing a suggestion', (group) => {
  dialect(group)
  rollBack(group)

  test('changes only the fields that are sent', async ({ client, assert }) => {
    const team = await makeTeam()
    const id = await makeSuggestion(await makePost(team), { moodId: await moodId('witty') })
    const send = (body: object) => client.patch(`/api/comments/${id}`).json(body).loginAs(team.member)
    const reworded = await send({ content: ' Other words ' })
    assert.deepInclude(reworded.body().comment, { content: 'Other words', moodId: await moodId('witty') })
    const moodless = await send({ moodId: null })
    assert.deepInclude(moodless.body().comment, { content: 'Other words', moodId: null, mood: null })
    const empty = await send({ content: '' })
    empty.assertStatus(422)
  })
})

test.group('The suggestions of a post', (group) => {
  dialect(group)
  rollBack(group)

  test('are listed newest first, with their replies oldest first', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const first = await makeSuggestion(post, { content: 'first' })
    await makeSuggestion(post, { content: 'second' })
    for (const content of ['one', 'two']) await makeSuggestion(post, { parentId: first, content })
    await db.from('comments').where('id', first).update({ created_at: '2026-01-01 00:00:00.000' })
    const answer = await client.get(`/api/comments/post/${post.id}`).loginAs(team.admin)
    answer.assertStatus(200)
    const { comments, total, pagination } = answer.body()
    assert.deepEqual(
      comments.map(({ content }: { content: string }) => content),
      ['second', 'first'],
    )
    assert.deepEqual(
      comments[1].replies.map(({ content }: { content: string }) => content),
      ['one', 'two'],
    )
    assert.equal(total, 2)
    assert.deepEqual(pagination, { page: 1, limit: 20, total: 2, totalPages: 1 })
  })

  test('are listed with the available ones first, then the copies of the member who asks', async ({
    client,
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const ids: Record<string, string> = {}
    for (const content of ['free', 'stale', 'his', 'hers', 'new']) {
      ids[content] = await makeSuggestion(post, { content })
    }
    const by = { visitor: 'v', address: 'a' }
    await new ClaimAsVisitor().handle({ id: ids.stale!, postId: post.id, by })
    await db.from('comments').where('id', ids.stale!).update({ claimed_at: '2026-01-01 00:00:00.000' })
    for (const [content, { id: userId }] of [
      ['his', team.admin],
      ['hers', team.owner],
    ] as const) {
      await new ClaimSuggestion().handle({ id: ids[content]!, postId: post.id, userId })
    }
    const order = async (path: string, as?: User) => {
      const request = client.get(path)
      const { comments } = (await (as ? request.loginAs(as) : request)).body()
      return comments.map(({ content }: { content: string }) => content)
    }
    const path = `/api/comments/post/${post.id}`
    assert.deepEqual(await order(path, team.admin), ['new', 'stale', 'free', 'his', 'hers'])
    assert.deepEqual(await order(path, team.owner), ['new', 'stale', 'free', 'hers', 'his'])
    const open = await order(`/api/comments/public/${team.slug}/${post.slug}`)
    assert.deepEqual(open, ['new', 'stale', 'free', 'hers', 'his'])
  })

  test('need the same number of queries however many there are', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const load = () => client.get(`/api/comments/post/${post.id}`).loginAs(team.member)
    await makeSuggestion(post, { parentId: await makeSuggestion(post) })
    await load()
    const few = await queriesOf(load)
    for (let index = 0; index < 6; index += 1) {
      await makeSuggestion(post, { parentId: await makeSuggestion(post), moodId: await moodId('silly') })
    }
    assert.lengthOf(await queriesOf(load), few.length)
  })

  test('are shown to visitors of a public post without replies and authors', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    await makeSuggestion(post, { parentId: await makeSuggestion(post) })
    const answer = await client.get(`/api/comments/public/${team.slug}/${post.slug}`)
    answer.assertStatus(200)
    const { comments, total } = answer.body()
    assert.equal(total, 1)
    assert.lengthOf(comments, 1)
    assert.sameMembers(Object.keys(comments[0]), [
      'id',
      'postId',
      'parentId',
      'content',
      'isAiGenerated',
      'isLocked',
      'claimedByYou',
      'moodId',
      'mood',
      'createdAt',
    ])
  })

  test('answer 404 to visitors of a private or pending post', async ({ client }) => {
    const team = await makeTeam()
    for (const post of [await makePost(team), await makePost(team, { isPublic: true, pending: true })]) {
      const answer = await client.get(`/api/comments/public/${team.slug}/${post.slug}`)
      answer.assertStatus(404)
    }
  })
})
