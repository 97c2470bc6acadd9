import { test } from '@japa/runner'
import type User from '#identity/users/models/user'
import ReopenReport from '#moderation/reports/actions/reopen_report'
import ChangeSupportStatus from '#moderation/support/actions/change_support_status'
import { listen } from '#notifications/stream/tests/support/listen'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeAnswer, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const administrator = () => makeUser({ isAdmin: true })

/** The types of the first events that an administrator receives during `doIt`. */
async function heardBy(admin: User, number: number, doIt: () => Promise<unknown>) {
  const stream = await listen(admin)
  await doIt()
  const types = (await stream.until(number)).map(({ type }) => type)
  await stream.leave()
  return types
}

test.group('Events for administrators', (group) => {
  rollBack(group)

  test('are not sent to the person who reports or asks, nor to anybody else', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const streams = [await listen(team.stranger), await listen(team.owner)]
    cleanup(async () => void (await Promise.all(streams.map((stream) => stream.leave()))))
    const resolver = await administrator()
    const reportId = await makeReport(team.stranger, post, { resolver })
    const requestId = await makeSupportRequest({ user: team.stranger })
    await makeAnswer(requestId, resolver)
    assert.deepEqual(await streams[0]!.until(2), [
      { type: 'report.resolved', reportId },
      { type: 'support.answered', requestId },
    ])
    await makePost(team)
    assert.deepEqual(
      (await streams[1]!.until(1)).map(({ type }) => type),
      ['post.created'],
    )
  })

  test('say that a post was reported, and that a report was resolved or reopened', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const [admin, resolver] = [await administrator(), await administrator()]
    const types = await heardBy(admin, 3, async () => {
      const id = await makeReport(team.stranger, post, { resolver })
      await new ReopenReport().handle(id, resolver.id)
    })
    assert.deepEqual(types, ['reports.changed', 'reports.changed', 'reports.changed'])
  })

  test('say that support was requested, answered, closed and reopened', async ({ assert }) => {
    const [admin, helper] = [await administrator(), await administrator()]
    const types = await heardBy(admin, 4, async () => {
      const id = await makeSupportRequest()
      await makeAnswer(id, helper)
      for (const status of ['closed', 'open'] as const)
        await new ChangeSupportStatus().handle({ id, actorId: helper.id, status })
    })
    assert.deepEqual(
      types,
      Array.from({ length: 4 }, () => 'support.changed'),
    )
  })
})
