import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { runJobs } from '#tests/jobs'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { answerIn, ask, pendingRows, undo } from '#tests/pending_actions'
import { PendingModel } from '#tests/pending_model'

const POSTS = 4

const by = fc.nat(1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ by, posts: fc.uniqueArray(fc.nat(POSTS - 1), { minLength: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ by, action: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.constant({ wait: true }) },
)

test.group('For any deletions, undos and waits of two people', (group) => {
  dialect(group)
  rollBack(group)

  test('a post is pending for one action at a time, and is deleted unless that is undone', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }), async (steps) => {
        const team = await makeTeam()
        const people = [await tokenOf(team.admin), await tokenOf(team.owner)]
        const posts: string[] = []
        while (posts.length < POSTS) posts.push((await makePost(team)).id)
        const model = new PendingModel(POSTS)
        const actions: string[] = []
        const undone = new Set<string>()
        for (const next of steps) {
          if ('posts' in next) {
            const body = { ids: next.posts.map((post) => posts[post]!) }
            const { actionId, results } = answerIn(await ask('/api/posts/deletions', people[next.by]!, body))
            const accepted = results.map(({ error }) => error === null)
            assert.deepEqual(accepted, model.delete(next.by, next.posts), JSON.stringify({ next, results }))
            if (actionId !== null && !actions.includes(actionId)) actions.push(actionId)
          } else if ('action' in next) {
            const id = actions[next.action]
            if (id === undefined) continue
            const { status } = await undo(id, people[next.by]!)
            // A repeated undo by the same person is answered the same.
            const wasUndone = model.actions[next.action]!.by === next.by && undone.has(id)
            assert.equal(status === 204, model.undo(next.by, next.action) || wasUndone)
            if (status === 204) undone.add(id)
          } else {
            await runJobs({ delayed: true })
            model.carryOut()
          }
        }
        const rows: { id: string }[] = await db.from('posts').whereIn('id', posts).select('id')
        assert.sameMembers(
          rows.map(({ id }) => id),
          [...model.kept].map((post) => posts[post]!),
        )
        assert.equal((await pendingRows())[1], model.pending.size)
        await db.from('pending_actions').delete()
      }),
      { numRuns: 20, endOnFailure: true },
    )
  }).timeout(120_000)
})
