import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import { deleteOldClaimKeys } from '#suggestions/comments/repositories/claim_keys'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const KEY = 'claim-attempt-1'
const HOUR = 3_600_000

/** A post with three suggestions, and requests of its members that carry a key. */
async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const post = await makePost(team)
  const { id: userId } = await makeUser()
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) ids.push(await makeSuggestion(post, { userId }))
  const send = (path: string, as: User, key: string | undefined, body: object = {}) => {
    const request = client.post(path).json(body).loginAs(as)
    return key === undefined ? request : request.header('idempotency-key', key)
  }
  return {
    ...team,
    ids,
    claimNext: (as: User, key?: string, body?: object) =>
      send(`/api/posts/${post.id}/claim-next`, as, key, body),
    claimNextElsewhere: async (as: User, key: string) =>
      send(`/api/posts/${(await makePost(team)).id}/claim-next`, as, key),
    lock: (id: string, as: User, key?: string, body?: object) =>
      send(`/api/comments/${id}/lock`, as, key, body),
    unlock: (id: string, as: User) => send(`/api/comments/${id}/unlock`, as, undefined),
    claimed: async () =>
      (await db.from('comments').where('post_id', post.id).whereNotNull('claimed_at')).length,
  }
}

test.group('A claim with an idempotency key', (group) => {
  dialect(group)
  rollBack(group)

  test('claims one suggestion when its request is repeated', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([SuggestionClaimed])
    cleanup(() => emitter.restore())
    const { member, claimNext, claimed } = await makeScene(client)
    const [first, second] = [await claimNext(member, KEY), await claimNext(member, KEY)]
    assert.deepEqual([first.status(), second.status()], [200, 200])
    assert.deepEqual(second.body(), first.body())
    assert.equal(await claimed(), 1)
    events.assertEmittedCount(SuggestionClaimed, 1)
  })

  test('claims another one with another key, and without a key', async ({ client, assert }) => {
    const { member, claimNext, claimed } = await makeScene(client)
    for (const key of [KEY, `${KEY}-again`, undefined]) (await claimNext(member, key)).assertStatus(200)
    assert.equal(await claimed(), 3)
  })

  test('belongs to one person', async ({ client, assert }) => {
    const { member, admin, claimNext, claimed } = await makeScene(client)
    const [mine, theirs] = [await claimNext(member, KEY), await claimNext(admin, KEY)]
    assert.notEqual(theirs.body().comment.id, mine.body().comment.id)
    assert.equal(await claimed(), 2)
  })

  test('is refused with another body, on another post and for a suggestion', async ({ client, assert }) => {
    const { member, ids, claimNext, claimNextElsewhere, lock, claimed } = await makeScene(client)
    await claimNext(member, KEY)
    for (const refused of [
      await claimNext(member, KEY, { notId: ids[0] }),
      await claimNextElsewhere(member, KEY),
      await lock(ids[1]!, member, KEY),
    ]) {
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'IDEMPOTENCY_KEY_REUSED' })
    }
    assert.equal(await claimed(), 1)
  })

  test('claims nothing again when its request arrives after the release', async ({ client, assert }) => {
    const { member, ids, claimNext, lock, unlock, claimed } = await makeScene(client)
    const next = await claimNext(member, KEY)
    await unlock(next.body().comment.id, member)
    await lock(ids[0]!, member, `${KEY}-lock`)
    await unlock(ids[0]!, member)
    assert.equal(await claimed(), 0)
    for (const late of [await claimNext(member, KEY), await lock(ids[0]!, member, `${KEY}-lock`)]) {
      late.assertStatus(409)
      late.assertBodyContains({ code: 'IDEMPOTENCY_KEY_REUSED' })
    }
    assert.equal(await claimed(), 0)
  })

  test('keeps the words of an edited copy when its request is repeated', async ({ client, assert }) => {
    const { member, ids, lock } = await makeScene(client)
    const copy = { content: 'A few words of my own about this' }
    const [first, second] = [await lock(ids[0]!, member, KEY, copy), await lock(ids[0]!, member, KEY, copy)]
    assert.deepEqual([first.status(), second.status()], [200, 200])
    assert.equal(second.body().comment.copiedContent, copy.content)
  })

  test('is not remembered when nothing was claimed', async ({ client, assert }) => {
    const { member, admin, ids, lock, unlock } = await makeScene(client)
    await lock(ids[0]!, admin)
    const lost = await lock(ids[0]!, member, KEY)
    lost.assertBodyContains({ code: 'COMMENT_ALREADY_USED' })
    await unlock(ids[0]!, admin)
    ;(await lock(ids[0]!, member, KEY)).assertStatus(200)
    assert.lengthOf(await db.from('claim_keys').where('user_id', member.id), 1)
  })

  test('is forgotten after a day', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { member, claimNext } = await makeScene(client)
    await claimNext(member, KEY)
    const kept = async () => (await db.from('claim_keys').where('user_id', member.id)).length
    clock.advance(23 * HOUR)
    await deleteOldClaimKeys()
    assert.equal(await kept(), 1)
    clock.advance(HOUR)
    await deleteOldClaimKeys()
    assert.equal(await kept(), 0)
  })
})
