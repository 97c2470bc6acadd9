import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/users/models/user'
import { COPIES_NOTIFIED_AFTER_MS, UNDO_WINDOW_MS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import SuggestionEdited from '#suggestions/comments/events/suggestion_edited'
import SuggestionReleased from '#suggestions/comments/events/suggestion_released'
import { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const post = await makePost(team)
  const { id: userId } = await makeUser()
  const later = await makeSuggestion(post, { userId })
  const id = await makeSuggestion(post, { userId })
  const send = (verb: string, as: User, body: object = {}) =>
    client.post(`/api/comments/${id}/${verb}`).json(body).loginAs(as)
  return {
    team,
    post,
    later,
    id,
    lock: (as: User, body?: object) => send('lock', as, body),
    unlock: (as: User) => send('unlock', as),
    look: async (as: User) =>
      (await client.get(`/api/comments/post/${post.id}`).loginAs(as)).body().nextForYou,
  }
}

/** All rows about the suggestions of a post, except reservations, once the job that notifies of copies has run. */
async function tracesOf(postId: string) {
  const ahead = new FakeClock(new Date())
  ahead.advance(COPIES_NOTIFIED_AFTER_MS)
  const restore = useClock(ahead)
  await notifyCopies().finally(restore)
  return {
    post: await db.from('posts').where('id', postId).firstOrFail(),
    comments: await db.from('comments').where('post_id', postId).orderBy('id'),
    words: await db.from('used_texts').where('post_id', postId).orderBy('hash'),
  }
}

test.group('A claim undone within ten seconds', (group) => {
  dialect(group)
  rollBack(group)

  test('leaves no trace, with an edited text or without', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([SuggestionClaimed, SuggestionEdited, SuggestionReleased])
    cleanup(() => emitter.restore())
    const { team, post, lock, unlock } = await makeScene(client)
    const before = await tracesOf(post.id)
    await lock(team.member, { content: 'A few words of my own about this' })
    await lock(team.member, { content: 'And some more words of my own' })
    const undone = await unlock(team.member)
    assert.equal(undone.body().availableCount, 2)
    assert.deepEqual(await tracesOf(post.id), before)
    events.assertEmittedCount(SuggestionClaimed, 1)
    events.assertEmittedCount(SuggestionReleased, 1)
    events.assertEmittedCount(SuggestionEdited, 0)
  })

  test('keeps the suggestion reserved for the same member', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, id, later, lock, unlock, look } = await makeScene(client)
    await lock(team.member)
    assert.equal((await look(team.member)).id, later)
    clock.advance(UNDO_WINDOW_MS)
    await unlock(team.member)
    assert.equal((await look(team.admin)).id, later)
    const own = await look(team.member)
    assert.equal(own.id, id)
    assert.isNotNull(own.reservedUntil)
  })
})

test.group('A released claim', (group) => {
  dialect(group)
  rollBack(group)

  test('is available to all after more than ten seconds', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, id, lock, unlock, look } = await makeScene(client)
    await lock(team.member)
    clock.advance(UNDO_WINDOW_MS + 1)
    await unlock(team.member)
    assert.equal((await look(team.admin)).id, id)
  })

  test('is available to all at once if somebody else releases it', async ({ client, assert }) => {
    const { team, id, lock, unlock, look } = await makeScene(client)
    await lock(team.member)
    await unlock(team.owner)
    assert.equal((await look(team.admin)).id, id)
  })
})
