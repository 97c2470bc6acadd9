import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import RunPendingAction from '#core/jobs/pending/run_pending_action'
import { tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { actionIn, answerIn, ask, pendingRows, undo } from '#tests/pending_actions'
import { UNDOABLE } from '#tests/undoable_actions'

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['queue_jobs', 'feed_deltas', 'organizations', 'users']) await db.from(table).delete()
}

/** Runs the job of an action now, as several workers might. */
async function carryOut(id: string): Promise<void> {
  const job = new RunPendingAction()
  job.$hydrate({ id }, {} as never)
  await job.execute()
}

test.group('Simultaneous actions that can be undone', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  for (const [name, prepare] of Object.entries(UNDOABLE)) {
    test(`${name}: of two people one wins, for every target`, async ({ assert }) => {
      const { path, body, ids, users, left } = await prepare(await makeTeam(), 6)
      const backwards = { ...body, ids: ids.toReversed() }
      const answers = await Promise.all([ask(path, users[0], body), ask(path, users[1], backwards)])
      const won = answers.flatMap((answer) =>
        answerIn(answer)
          .results.filter(({ error }) => error === null)
          .map(({ id }) => id),
      )
      assert.sameMembers(won, ids)
      for (const answer of answers.map(answerIn))
        if (answer.actionId !== null) await carryOut(answer.actionId)
      assert.deepEqual(await left(), [])
      assert.deepEqual(await pendingRows(), [0, 0])
    }).timeout(20_000)

    test(`${name}: an undo and the job exclude each other`, async ({ assert }) => {
      for (let round = 0; round < 4; round += 1) {
        const { path, body, ids, users, left } = await prepare(await makeTeam(), 2)
        const as = await tokenOf(users[0])
        const id = actionIn(await ask(path, as, body))
        const [undone] = await Promise.all([undo(id, as), carryOut(id), carryOut(id)])
        assert.sameMembers(await left(), undone.status === 204 ? ids : [])
        assert.deepEqual(await pendingRows(), [0, 0])
      }
    }).timeout(20_000)
  }
})
