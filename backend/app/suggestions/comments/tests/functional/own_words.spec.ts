import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import { releaseStaleVisitorClaims } from '#suggestions/comments/jobs/release_stale_visitor_claims'
import { VISITOR_CLAIM_HOURS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const HOUR = 3_600_000
const CONTENT = 'Congratulations to the whole team, great launch!'
const REPEAT = '  congratulations to the whole TEAM — great launch'
const SIMILAR = 'Congratulations to the entire team, great launch!'

/** A post by the member with one suggestion of theirs, and calls of the admin. */
async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const post = await makePost(team)
  const id = await makeSuggestion(post, { content: CONTENT })
  const add = (body: object) =>
    client
      .post('/api/comments')
      .json({ postId: post.id, ...body })
      .loginAs(team.admin)
  const edit = (of: string, body: object) =>
    client.patch(`/api/comments/${of}`).json(body).loginAs(team.member)
  return { team, post, id, add, edit }
}

test.group('The text of a suggestion', (group) => {
  rollBack(group)

  test('is refused if the post has it already, however it is typed', async ({ client }) => {
    const { id, add } = await makeScene(client)
    for (const body of [{ content: REPEAT }, { content: CONTENT, acceptSimilar: true }]) {
      const refused = await add(body)
      refused.assertStatus(409)
      refused.assertBodyContains({
        code: 'SUGGESTION_REPEATED',
        details: { similar: { id, content: CONTENT } },
      })
    }
  })

  test('is refused as a near-duplicate unless accepted', async ({ client, assert }) => {
    const { id, post, add } = await makeScene(client)
    const refused = await add({ content: SIMILAR })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'SUGGESTION_SIMILAR', details: { similar: { id, content: CONTENT } } })
    assert.lengthOf(await db.from('comments').where('post_id', post.id), 1)
  })

  test('is marked as accepted near-duplicate for those who may edit the post', async ({ client, assert }) => {
    const { team, id, post, add } = await makeScene(client)
    const accepted = await add({ content: SIMILAR, acceptSimilar: true })
    accepted.assertStatus(201)
    const plain = await makePost(team, { userId: team.owner.id })
    await makeSuggestion(plain, { content: CONTENT })
    await makeSuggestion(plain, { content: SIMILAR, acceptSimilar: true })
    const similar = { id, content: CONTENT }
    for (const [postId, as, shown] of [
      [post.id, team.admin, similar],
      [post.id, team.member, similar],
      [plain.id, team.member, null],
    ] as const) {
      const list = await client.get(`/api/comments/post/${postId}`).loginAs(as)
      assert.deepEqual(list.body().comments[0].similarTo, shown)
      assert.isNull(list.body().comments[1].similarTo)
    }
  })

  test('loses the mark when the similar suggestion is deleted', async ({ client, assert }) => {
    const { team, id, post, add } = await makeScene(client)
    await add({ content: SIMILAR, acceptSimilar: true })
    await new DeleteComment().handle({ id, postId: post.id })
    const list = await client.get(`/api/comments/post/${post.id}`).loginAs(team.admin)
    assert.isNull(list.body().comments[0].similarTo)
  })

  test('may repeat that of another post or of a reply', async ({ client }) => {
    const { team, id, add } = await makeScene(client)
    const reply = await add({ content: CONTENT, parentId: id })
    reply.assertStatus(201)
    const other = await makePost(team)
    const elsewhere = await add({ postId: other.id, content: CONTENT })
    elsewhere.assertStatus(201)
  })

  test('can be used again after the suggestion is deleted, unless it was copied', async ({ client }) => {
    const { team, id, post, add } = await makeScene(client)
    await new DeleteComment().handle({ id, postId: post.id })
    const again = await add({ content: CONTENT })
    again.assertStatus(201)
    const next = again.body().comment
    await new ClaimSuggestion().handle({ id: next.id, postId: post.id, userId: team.owner.id })
    await new DeleteComment().handle({ id: next.id, postId: post.id })
    const refused = await add({ content: REPEAT })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'SUGGESTION_REPEATED' })
  })

  test('is protected from races by a unique index', async ({ client, assert }) => {
    const { id, post } = await makeScene(client)
    const words = await db.from('used_texts').where('comment_id', id).firstOrFail()
    const row = { post_id: post.id, hash: words.hash, comment_id: null, copied: false }
    await assert.rejects(() => db.transaction((trx) => trx.table('used_texts').insert(row)))
  })
})

test.group('Editing the text of a suggestion', (group) => {
  rollBack(group)

  test('applies the same rules', async ({ client }) => {
    const { post, id, edit } = await makeScene(client)
    const other = await makeSuggestion(post)
    for (const [content, code] of [
      [REPEAT, 'SUGGESTION_REPEATED'],
      [SIMILAR, 'SUGGESTION_SIMILAR'],
    ]) {
      const refused = await edit(other, { content })
      refused.assertStatus(409)
      refused.assertBodyContains({ code, details: { similar: { id, content: CONTENT } } })
    }
    const accepted = await edit(other, { content: SIMILAR, acceptSimilar: true })
    accepted.assertStatus(200)
    accepted.assertBodyContains({ comment: { similarTo: { id, content: CONTENT } } })
  })

  test('accepts a text similar to the previous one, which can then be used again', async ({ client }) => {
    const { id, add, edit } = await makeScene(client)
    for (const content of [REPEAT.trim(), SIMILAR, 'Something else altogether']) {
      const edited = await edit(id, { content })
      edited.assertStatus(200)
      edited.assertBodyContains({ comment: { content, similarTo: null } })
    }
    const added = await add({ content: CONTENT })
    added.assertStatus(201)
  })

  test('keeps the previous text in use if a member has copied it', async ({ client, assert }) => {
    const { team, id, post, add, edit } = await makeScene(client)
    await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.owner.id })
    for (const content of [REPEAT.trim(), 'Something else altogether', 'And now for another thought']) {
      const edited = await edit(id, { content })
      edited.assertStatus(200)
      assert.equal(edited.body().comment.copiedContent, CONTENT)
    }
    const refused = await add({ content: CONTENT })
    refused.assertStatus(409)
    refused.assertBodyContains({
      code: 'SUGGESTION_REPEATED',
      details: { similar: { id, content: CONTENT } },
    })
  })
  test('keeps a copied text in use even after the suggestion is deleted', async ({ client }) => {
    const { team, id, post, add, edit } = await makeScene(client)
    await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.owner.id })
    await edit(id, { content: 'Something else altogether' })
    await new DeleteComment().handle({ id, postId: post.id })
    const refused = await add({ content: CONTENT })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'SUGGESTION_REPEATED' })
  })

  test('keeps the previous text in use for a day if a visitor has copied it', async ({ client, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, add } = await makeScene(client)
    const post = await makePost(team, { isPublic: true })
    const id = await makeSuggestion(post, { content: CONTENT })
    await makeSuggestion(post)
    await new ClaimAsVisitor().handle({ id, postId: post.id, by: { visitor: 'v', address: 'a' } })
    await client
      .patch(`/api/comments/${id}`)
      .json({ content: 'Something else altogether' })
      .loginAs(team.member)
    const refused = await add({ postId: post.id, content: CONTENT })
    refused.assertStatus(409)
    clock.advance(VISITOR_CLAIM_HOURS * HOUR)
    await releaseStaleVisitorClaims()
    const added = await add({ postId: post.id, content: CONTENT })
    added.assertStatus(201)
  })
})
