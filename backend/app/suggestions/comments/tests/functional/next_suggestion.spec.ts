import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/users/models/user'
import { RESERVATION_TTL_MS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

/** A post with suggestions, their ids in the order in which they are proposed, and calls of its members. */
async function makeScene(client: ApiClient, supply: number) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  // By an author outside the team, because members are not offered their own suggestions.
  const { id: userId } = await makeUser()
  const ids: string[] = []
  for (let index = 0; index < supply; index += 1) ids.unshift(await makeSuggestion(post, { userId }))
  return {
    team,
    post,
    ids,
    look: async (as: User) =>
      (await client.get(`/api/comments/post/${post.id}`).loginAs(as)).body().nextForYou,
    lock: (id: string, as: User) => client.post(`/api/comments/${id}/lock`).loginAs(as),
    claimNext: (as: User, body: object = {}) =>
      client.post(`/api/posts/${post.id}/claim-next`).json(body).loginAs(as),
    proposeNext: (as: User, body: object = {}) =>
      client.post(`/api/posts/${post.id}/propose-next`).json(body).loginAs(as),
  }
}

test.group('The next suggestion for a member', (group) => {
  dialect(group)
  rollBack(group)

  test('is null when none is available', async ({ client, assert }) => {
    const { team, look } = await makeScene(client, 0)
    assert.isNull(await look(team.member))
  })

  test('is never one of their own', async ({ client, assert }) => {
    const { team, post, ids, look, claimNext } = await makeScene(client, 1)
    await makeSuggestion(post, { userId: team.member.id })
    assert.equal((await look(team.member)).id, ids[0])
    await claimNext(team.member)
    assert.isNull(await look(team.member))
    const refused = await claimNext(team.member)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'NO_SUGGESTION_LEFT', details: { onlyYours: true } })
  })

  test('differs for each member and stays the same on each request', async ({ client, assert }) => {
    const { team, ids, look } = await makeScene(client, 3)
    const { member, admin, owner } = team
    const seen = []
    for (const as of [member, admin, owner, member, admin, owner]) seen.push((await look(as)).id)
    assert.deepEqual(seen, [...ids, ...ids])
  })

  test('is returned with its text and reserved for ten minutes', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, ids, look } = await makeScene(client, 1)
    const { content } = await db.from('comments').where('id', ids[0]!).firstOrFail()
    const reservedUntil = new Date(clock.now().getTime() + RESERVATION_TTL_MS).toISOString()
    assert.deepEqual(await look(team.member), { id: ids[0], content, reservedUntil, further: false })
  })

  test('becomes available to others after ten minutes and is then reserved for them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, ids, look } = await makeScene(client, 2)
    await look(team.member)
    clock.advance(RESERVATION_TTL_MS - 1)
    assert.equal((await look(team.admin)).id, ids[1])
    clock.advance(1)
    assert.equal((await look(team.owner)).id, ids[0])
    assert.deepInclude(await look(team.member), { id: ids[1], reservedUntil: null })
  })

  test('is one reserved for another member if no other is left, and stays reserved for them', async ({
    client,
    assert,
  }) => {
    const { team, ids, look } = await makeScene(client, 1)
    const reserved = await look(team.member)
    assert.deepInclude(await look(team.admin), { id: ids[0], reservedUntil: null })
    assert.deepEqual(await look(team.member), reserved)
  })

  test('changes when a member or visitor claims it from the list', async ({ client, assert }) => {
    const { team, post, ids, look, lock } = await makeScene(client, 4)
    await look(team.member)
    const chosen = await lock(ids[0]!, team.admin)
    chosen.assertStatus(200)
    assert.equal((await look(team.member)).id, ids[1])
    const by = { visitor: 'v', address: 'a' }
    await new ClaimAsVisitor().handle({ id: ids[1]!, postId: post.id, by })
    assert.equal((await look(team.member)).id, ids[2])
  })

  test('is not reserved for a member who has already copied', async ({ client, assert }) => {
    const { team, ids, look, lock, claimNext } = await makeScene(client, 3)
    await claimNext(team.member)
    assert.deepInclude(await look(team.member), { id: ids[1], reservedUntil: null, further: true })
    assert.deepInclude(await look(team.admin), { id: ids[1], further: false })
    assert.isNotNull((await look(team.admin)).reservedUntil)
    assert.equal((await look(team.member)).id, ids[2])
    await lock(ids[2]!, team.admin)
    assert.deepInclude(await look(team.owner), { id: ids[1] })
    assert.isNotNull((await look(team.owner)).reservedUntil)
  })

  test('is reserved again for a member who has released their claim', async ({ client, assert }) => {
    const { team, ids, look, claimNext } = await makeScene(client, 2)
    await claimNext(team.member)
    await client.post(`/api/comments/${ids[0]}/unlock`).loginAs(team.member)
    assert.deepInclude(await look(team.member), { id: ids[0], further: false })
    assert.isNotNull((await look(team.member)).reservedUntil)
  })

  test('is a different one for each member who loses a race', async ({ client, assert }) => {
    const { team, ids, lock } = await makeScene(client, 3)
    await lock(ids[0]!, team.owner)
    const next = []
    for (const as of [team.member, team.admin, team.member]) {
      const late = await lock(ids[0]!, as)
      late.assertStatus(409)
      next.push(late.body().details.next.id)
    }
    assert.deepEqual(next, [ids[1], ids[2], ids[1]])
  })
})

test.group('The next suggestion for a visitor who loses a race', (group) => {
  dialect(group)
  rollBack(group)

  test('is not one reserved for a member while others are left', async ({ client, assert }) => {
    const { team, ids, look, lock } = await makeScene(client, 3)
    await lock(ids[0]!, team.owner)
    assert.equal((await look(team.member)).id, ids[1])
    const late = await client.post(`/api/comments/public/${ids[0]}/lock`)
    late.assertStatus(409)
    assert.equal(late.body().details.next.id, ids[2])
  })
})

test.group('Claiming the next suggestion', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused when none is left, or only the one to skip', async ({ client, assert }) => {
    const { team, ids, claimNext } = await makeScene(client, 1)
    const unwanted = await claimNext(team.member, { notId: ids[0] })
    await claimNext(team.member)
    for (const refused of [unwanted, await claimNext(team.admin)]) {
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'NO_SUGGESTION_LEFT' })
      assert.isUndefined(refused.body().details)
    }
  })

  test('refuses an invalid id', async ({ client }) => {
    const { team, claimNext } = await makeScene(client, 1)
    const refused = await claimNext(team.member, { notId: 'the other' })
    refused.assertStatus(422)
  })

  test('answers like a claim, with the suggestion that was shown', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([SuggestionClaimed])
    cleanup(() => emitter.restore())
    const { team, look, claimNext } = await makeScene(client, 3)
    await look(team.admin)
    const { id } = await look(team.member)
    const claimed = await claimNext(team.member)
    claimed.assertStatus(200)
    assert.equal(claimed.body().availableCount, 2)
    assert.deepInclude(claimed.body().comment, { id, isLocked: true, claimedByYou: true })
    events.assertEmittedCount(SuggestionClaimed, 1)
    events.assertEmitted(SuggestionClaimed, ({ data }) => data.commentId === id && data.availableCount === 2)
  })

  test('claims another one when asked to skip, and makes the skipped one available', async ({
    client,
    assert,
  }) => {
    const { team, ids, look, claimNext } = await makeScene(client, 2)
    const { id: notId } = await look(team.member)
    const claimed = await claimNext(team.member, { notId })
    assert.equal(claimed.body().comment.id, ids[1])
    assert.deepInclude(await look(team.admin), { id: notId })
    assert.isNotNull((await look(team.admin)).reservedUntil)
  })

  test('skips suggestions reserved for others while there are more', async ({ client, assert }) => {
    const { team, ids, look, claimNext } = await makeScene(client, 3)
    await look(team.member)
    const claimed = []
    for (const as of [team.admin, team.admin, team.admin])
      claimed.push((await claimNext(as)).body().comment.id)
    assert.deepEqual(claimed, [ids[1], ids[2], ids[0]])
    assert.isNull(await look(team.member))
  })
})

test.group('Proposing another suggestion', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused when there is no other one, and keeps the reservation', async ({ client, assert }) => {
    const { team, ids, look, proposeNext } = await makeScene(client, 1)
    const offered = await look(team.member)
    const refused = await proposeNext(team.member, { notId: ids[0] })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'NO_SUGGESTION_LEFT' })
    assert.deepEqual(await look(team.member), offered)
  })

  test('refuses an invalid id', async ({ client }) => {
    const { team, proposeNext } = await makeScene(client, 1)
    const refused = await proposeNext(team.member, { notId: 'the other' })
    refused.assertStatus(422)
  })

  test('reserves it in place of the skipped one, and claims nothing', async ({ client, assert }) => {
    const { team, post, ids, look, proposeNext } = await makeScene(client, 3)
    await look(team.member)
    const proposed = await proposeNext(team.member, { notId: ids[0] })
    proposed.assertStatus(200)
    assert.equal(proposed.body().nextForYou.id, ids[1])
    assert.deepEqual(await look(team.member), proposed.body().nextForYou)
    assert.equal((await look(team.admin)).id, ids[0])
    assert.lengthOf(await db.from('comments').where('post_id', post.id).whereNotNull('claimed_at'), 0)
  })

  test('reserves one for a member who has copied already', async ({ client, assert }) => {
    const { team, ids, claimNext, proposeNext } = await makeScene(client, 3)
    await claimNext(team.member)
    const { nextForYou } = (await proposeNext(team.member, { notId: ids[1] })).body()
    assert.deepInclude(nextForYou, { id: ids[2], further: false })
    assert.isNotNull(nextForYou.reservedUntil)
  })

  test('shows one reserved for another member when no other is left', async ({ client, assert }) => {
    const { team, ids, look, proposeNext } = await makeScene(client, 2)
    await look(team.admin)
    await look(team.member)
    const { nextForYou } = (await proposeNext(team.member, { notId: ids[1] })).body()
    assert.deepInclude(nextForYou, { id: ids[0], reservedUntil: null })
  })
})
