import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const CROWD = 10

const verdicts = (answers: Answer[]) =>
  answers.map(({ status, body }) => String(body?.code ?? status)).toSorted()

const once = (status: string, refusal: string) => [
  status,
  ...Array.from({ length: CROWD - 1 }, () => refusal),
]

test.group('Concurrent reports', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
      await db.from(table).delete()
    }
  })

  test('a report sent many times is created once', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    const as = await tokenOf(team.stranger)
    const send = () => callApi('POST', `/api/community/posts/${id}/report`, { as, body: { reason: 'spam' } })
    const answers = await Promise.all(Array.from({ length: CROWD }, send))
    assert.deepEqual(verdicts(answers), once('201', 'REPORT_EXISTS'))
    assert.lengthOf(await db.from('reports'), 1)
  })

  test('of many answers to one report, one is kept', async ({ assert }) => {
    const team = await makeTeam()
    const id = await makeReport(team.stranger, await makePost(team, { isPublic: true }))
    const as = await tokenOf(await makeUser({ isAdmin: true }))
    const send = (turn: number) => {
      const body = { moderatorResponse: `Answer ${turn}` }
      return callApi('PUT', `/api/admin/reports/${id}/resolve`, { as, body })
    }
    const answers = await Promise.all(Array.from({ length: CROWD }, (_, turn) => send(turn)))
    assert.deepEqual(verdicts(answers), once('200', 'REPORT_RESOLVED'))
    const won = answers.find(({ status }) => status === 200)!.body!.report as { moderatorResponse: string }
    const kept = await db.from('reports').where('id', id).firstOrFail()
    assert.equal(kept.moderator_response, won.moderatorResponse)
  })

  test('a report sent while its post is deleted is refused or deleted with it', async ({ assert }) => {
    const team = await makeTeam()
    const [owner, reporter] = [await tokenOf(team.owner), await tokenOf(team.stranger)]
    for (let round = 0; round < 20; round += 1) {
      const { id } = await makePost(team, { isPublic: true })
      const [deleted, report] = await Promise.all([
        callApi('DELETE', `/api/posts/${id}`, { as: owner }),
        callApi('POST', `/api/community/posts/${id}/report`, { as: reporter, body: { reason: 'spam' } }),
      ])
      assert.equal(deleted.status, 204)
      assert.include([201, 404], report.status)
      assert.lengthOf(await db.from('reports'), 0)
    }
  })
})
