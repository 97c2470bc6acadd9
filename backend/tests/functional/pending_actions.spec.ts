import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import { BATCH_MAX } from '#contract/core/rules/limits'
import ActionEnded from '#core/jobs/pending/action_ended'
import { newId } from '#core/runtime/ids'
import ReportResolved from '#moderation/reports/events/report_resolved'
import MemberLeft from '#organizations/organizations/events/member_left'
import PostDeleted from '#posts/posts/events/post_deleted'
import PostUpdated from '#posts/posts/events/post_updated'
import SuggestionRemoved from '#suggestions/comments/events/suggestion_removed'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { jobs, runJobs } from '#tests/jobs'
import { queriesOf } from '#tests/queries'
import { callApi, tokenOf } from '#tests/call_api'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { actionIn, answerIn, ask, pendingRows, undo } from '#tests/pending_actions'
import { UNDOABLE } from '#tests/undoable_actions'
import { UNDOABLE_ALONE } from '#tests/undoable_decisions'

const EFFECTS = [PostDeleted, PostUpdated, ReportResolved, SuggestionRemoved, MemberLeft]

/** What these actions change, and what depends on it. */
const TABLES = [
  'approved_domains',
  'audit_entries',
  'closed_invitations',
  'comments',
  'feed_deltas',
  'invitations',
  'memberships',
  'organizations',
  'outgoing_mails',
  'platform_log_entries',
  'post_tags',
  'post_words',
  'posts',
  'report_events',
  'reports',
  'suggestion_reservations',
  'tags',
  'testimonials',
  'used_texts',
]

async function everything() {
  const rows = await Promise.all(TABLES.map((table) => db.from(table)))
  return TABLES.map((table, at) => [table, rows[at]!.map((row) => JSON.stringify(row)).toSorted()])
}

test.group('What can be undone', (group) => {
  dialect(group)
  rollBack(group)

  for (const [name, prepare] of Object.entries({ ...UNDOABLE, ...UNDOABLE_ALONE })) {
    test(`${name} changes nothing until it is carried out, and nothing when it is undone`, async ({
      assert,
      cleanup,
    }) => {
      const { path, body, ids, users } = await prepare(await makeTeam())
      const events = emitter.fake(EFFECTS)
      cleanup(() => emitter.restore())
      const before = await everything()
      const answer = await ask(path, users[0], body)
      assert.equal(answer.status, 202)
      assert.deepEqual(answerIn(answer).results, [{ id: ids[0], error: null }])
      assert.deepEqual(await everything(), before)
      assert.equal((await undo(actionIn(answer), users[0])).status, 204)
      await runJobs({ delayed: true })
      assert.deepEqual(await everything(), before)
      assert.deepEqual(await pendingRows(), [0, 0])
      for (const event of EFFECTS) events.assertNotEmitted(event)
    })

    test(`${name} is carried out once, when it is too late to undo it`, async ({ assert, cleanup }) => {
      const events = emitter.fake([ActionEnded])
      cleanup(() => emitter.restore())
      const { path, body, ids, users, left } = await prepare(await makeTeam())
      const answer = await ask(path, users[0], body)
      const { id } = (await jobs('delayed')).find(({ data }) => data.name === 'run_pending_action')!
      await runJobs()
      assert.deepEqual(await left(), ids)
      await db.from('queue_jobs').where({ id }).update({ execute_at: 0 })
      await runJobs()
      assert.deepEqual(await left(), [])
      assert.deepEqual(await pendingRows(), [0, 0])
      events.assertEmitted(
        ActionEnded,
        ({ data }) => data.refused.length === 0 && data.userId === users[0].id,
      )
      const late = await undo(actionIn(answer), users[0])
      assert.deepInclude(late.body, { code: 'UNDO_TOO_LATE', message: 'It is too late to undo this.' })
      assert.deepEqual(await left(), [])
    })

    test(`${name} is not carried out for a user who has lost the right`, async ({ assert, cleanup }) => {
      const events = emitter.fake([ActionEnded])
      cleanup(() => emitter.restore())
      const { path, body, ids, users, left, endRight } = await prepare(await makeTeam())
      await ask(path, users[0], body)
      await endRight()
      await runJobs({ delayed: true })
      assert.deepEqual(await left(), ids)
      assert.deepEqual(await pendingRows(), [0, 0])
      events.assertEmitted(ActionEnded, ({ data }) => data.refused[0] === 'FORBIDDEN')
    })

    test(`${name} is refused while another user can undo the same`, async ({ assert }) => {
      const { path, body, users, left } = await prepare(await makeTeam())
      const first = await ask(path, users[0], body)
      const second = await ask(path, users[1], body)
      assert.equal(second.status, 409)
      assert.equal(second.body!.code, 'ACTION_PENDING')
      assert.equal((await undo(actionIn(first), users[1])).status, 409)
      assert.equal((await undo(actionIn(first), users[0])).status, 204)
      const again = await ask(path, users[1], body)
      assert.equal(again.status, 202)
      await runJobs({ delayed: true })
      assert.deepEqual(await left(), [])
    })
  }

  for (const [name, prepare] of Object.entries(UNDOABLE)) {
    test(`${name} has a result for each, in as many queries for five as for one`, async ({ assert }) => {
      const team = await makeTeam()
      const one = await prepare(team)
      const as = await tokenOf(one.users[0])
      const single = await queriesOf(async () => void (await ask(one.path, as, one.body)))
      const singleRun = await queriesOf(() => runJobs({ delayed: true }))
      const five = await prepare(await makeTeam(), 5)
      const asFive = await tokenOf(five.users[0])
      const unknown = newId()
      const body = { ...five.body, ids: [...five.ids, unknown] }
      let answer
      const several = await queriesOf(async () => void (answer = await ask(five.path, asFive, body)))
      const { results } = answerIn(answer!)
      assert.lengthOf(
        results.filter(({ error }) => error === null),
        5,
      )
      assert.match(String(results.find(({ id }) => id === unknown)!.error), /_NOT_FOUND$/)
      assert.isAtMost(several.length, single.length)
      const severalRun = await queriesOf(() => runJobs({ delayed: true }))
      assert.isAtMost(severalRun.length, singleRun.length, severalRun.join('\n'))
      assert.deepEqual(await five.left(), [])
    })
  }

  test('answers the same when it is sent again, and is carried out once', async ({ assert }) => {
    const { path, body, ids, users } = await UNDOABLE['deleting posts']!(await makeTeam(), 2)
    const first = await ask(path, users[0], body)
    const again = await ask(path, users[0], body)
    assert.deepEqual(again.body, first.body)
    assert.deepEqual(await pendingRows(), [1, 2])
    const other = await ask(path, users[0], { ids: [ids[0]] })
    assert.equal(other.body!.code, 'ACTION_PENDING')
    await undo(actionIn(first), users[0])
    assert.equal((await undo(actionIn(first), users[0])).status, 204, 'a repeated undo')
    assert.deepEqual(await pendingRows(), [0, 0])
  })

  test('ends quietly when its target is gone, or its user', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await ask('/api/posts/deletions', team.admin, { ids: [post.id] })
    const deleted = await callApi('DELETE', `/api/posts/${post.id}`, { as: team.owner })
    assert.equal(deleted.status, 204, 'a deletion at once wins')
    const { id } = await makePost(team)
    await ask('/api/posts/deletions', team.admin, { ids: [id] })
    await db.from('users').where('id', team.admin.id).delete()
    await runJobs({ delayed: true })
    assert.isEmpty(await jobs('failed'))
    assert.deepEqual(await pendingRows(), [0, 0])
    assert.isNotNull(await db.from('posts').where({ id }).first())
  })

  test('refuses nothing, too much, and repetitions', async ({ assert }) => {
    const { admin } = await makeTeam()
    const id = newId()
    const many = Array.from({ length: BATCH_MAX + 1 }, newId)
    for (const ids of [[], many, [id, id], ['x'], undefined])
      assert.equal((await ask('/api/posts/deletions', admin, { ids })).status, 422)
  })

  test('lets a visitor copy a suggestion in between, and deletes it all the same', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const id = await makeSuggestion(post)
    await makeSuggestion(post)
    const path = `/api/comments/post/${post.id}/deletions`
    const undone = await ask(path, team.admin, { ids: [id] })
    const copied = await callApi('POST', `/api/comments/public/${id}/lock`)
    assert.equal(copied.status, 200)
    await undo(actionIn(undone), team.admin)
    const claimed = await db.from('comments').where({ id }).firstOrFail()
    assert.isNotNull(claimed.claimed_at, 'the copy stays after the undo')
    await ask(path, team.admin, { ids: [id] })
    await runJobs({ delayed: true })
    const { comments_count, available_count } = await db.from('posts').where('id', post.id).firstOrFail()
    assert.deepEqual([comments_count, available_count], [1, 1])
    assert.isNotEmpty(await db.from('used_texts').where('post_id', post.id), 'its text remains used')
  })

  test('is one thing at a time: a post that is about to be deleted is not moderated', async ({ assert }) => {
    const team = await makeTeam()
    const { path, body, ids, users } = await UNDOABLE['moderating posts']!(team)
    const deletion = await ask('/api/posts/deletions', team.owner, { ids })
    assert.equal((await ask(path, users[0], body)).body!.code, 'ACTION_PENDING')
    await undo(actionIn(deletion), team.owner)
    assert.equal((await ask(path, users[0], body)).status, 202)
  })
})
