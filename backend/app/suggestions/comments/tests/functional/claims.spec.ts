import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import SuggestionReleased from '#suggestions/comments/events/suggestion_released'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

test.group('Claiming a suggestion', (group) => {
  dialect(group)
  rollBack(group)

  test('makes it unavailable to others, who are proposed the next one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const events = emitter.fake([SuggestionClaimed])
    cleanup(() => emitter.restore())
    const team = await makeTeam()
    const post = await makePost(team)
    const next = await makeSuggestion(post, { content: 'The next one', userId: team.owner.id })
    const id = await makeSuggestion(post)
    const won = await client.post(`/api/comments/${id}/lock`).loginAs(team.admin)
    won.assertStatus(200)
    assert.equal(won.body().availableCount, 1)
    assert.deepInclude(won.body().comment, { isLocked: true, claimedByYou: true })
    assert.deepInclude(won.body().comment.can, { claim: false, release: true })
    const lost = await client.post(`/api/comments/${id}/lock`).loginAs(team.member)
    lost.assertStatus(409)
    lost.assertBodyContains({
      code: 'COMMENT_ALREADY_USED',
      details: { next: { id: next, content: 'The next one' } },
    })
    events.assertEmittedCount(SuggestionClaimed, 1)
    events.assertEmitted(SuggestionClaimed, ({ data }) => data.commentId === id && data.availableCount === 1)
  })

  test('proposes nothing when no suggestion is left', async ({ client, assert }) => {
    const team = await makeTeam()
    const id = await makeSuggestion(await makePost(team))
    await client.post(`/api/comments/${id}/lock`).loginAs(team.admin)
    const lost = await client.post(`/api/comments/${id}/lock`).loginAs(team.member)
    assert.isNull(lost.body().details.next)
  })

  test('is idempotent for the member who claimed it', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const id = await makeSuggestion(post)
    for (let round = 0; round < 2; round += 1) {
      const answer = await client.post(`/api/comments/${id}/lock`).loginAs(team.member)
      answer.assertStatus(200)
      assert.equal(answer.body().availableCount, 0)
    }
  })

  test('is refused for replies', async ({ client }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const reply = await makeSuggestion(post, { parentId: await makeSuggestion(post) })
    for (const verb of ['lock', 'unlock']) {
      const answer = await client.post(`/api/comments/${reply}/${verb}`).loginAs(team.member)
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'COMMENT_NOT_FOUND' })
    }
  })
})

test.group('Releasing a suggestion', (group) => {
  dialect(group)
  rollBack(group)

  test('makes it available once, even if repeated', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([SuggestionReleased])
    cleanup(() => emitter.restore())
    const team = await makeTeam()
    const id = await makeSuggestion(await makePost(team))
    await client.post(`/api/comments/${id}/lock`).loginAs(team.member)
    for (let round = 0; round < 2; round += 1) {
      const answer = await client.post(`/api/comments/${id}/unlock`).loginAs(team.member)
      answer.assertStatus(200)
      assert.equal(answer.body().availableCount, 1)
      assert.deepInclude(answer.body().comment, { isLocked: false, claimedByYou: false, claimedAt: null })
    }
    events.assertEmittedCount(SuggestionReleased, 1)
  })

  test("is allowed for the post's author, admins and owners", async ({ client }) => {
    const team = await makeTeam()
    for (const [author, releasing, status] of [
      [team.member, team.member, 200],
      [team.admin, team.member, 403],
      [team.member, team.admin, 200],
      [team.member, team.owner, 200],
    ] as const) {
      const post = await makePost(team, { userId: author.id })
      const id = await makeSuggestion(post)
      await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.owner.id })
      const answer = await client.post(`/api/comments/${id}/unlock`).loginAs(releasing)
      answer.assertStatus(status)
    }
  })

  test('is allowed for every member if a visitor claimed it', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { userId: team.admin.id, isPublic: true })
    const [id] = [await makeSuggestion(post), await makeSuggestion(post)]
    await new ClaimAsVisitor().handle({ id, postId: post.id, by: { visitor: 'v', address: 'a' } })
    const answer = await client.post(`/api/comments/${id}/unlock`).loginAs(team.member)
    answer.assertStatus(200)
    assert.equal(answer.body().availableCount, 2)
  })
})
