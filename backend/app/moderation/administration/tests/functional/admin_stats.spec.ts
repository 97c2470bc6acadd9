import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminStats } from '#moderation/administration/queries/admin_stats'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeFailedJob } from '#tests/factories/job_factory'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeAnswer, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const fresh = () => adminStats(new StaleWhileRevalidate(60_000))

test.group('The totals of the installation', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(async () => void (await db.from('queue_jobs').delete()))

  test('are for administrators alone', async ({ assert }) => {
    const { owner, admin, member } = await makeTeam()
    for (const as of [owner, admin, member]) {
      assert.equal((await callApi('GET', '/api/posts/admin/stats', { as })).status, 403)
    }
    const as = await makeUser({ isAdmin: true })
    const { status, body } = await callApi('GET', '/api/posts/admin/stats', { as })
    assert.equal(status, 200)
    assert.equal(
      Object.keys(body!).join(' '),
      'totalUsers totalOrganizations totalPosts postsPendingModeration weekly reportAlarm waiting',
    )
  })

  test('count people, organizations and posts', async ({ assert }) => {
    const before = await fresh()
    const team = await makeTeam()
    await makePost(team)
    await makePost(team, { isPublic: true })
    const after = await fresh()
    assert.equal(after.totalUsers - before.totalUsers, 4)
    assert.equal(after.totalOrganizations - before.totalOrganizations, 1)
    assert.equal(after.totalPosts - before.totalPosts, 2)
  })

  test('say what waits, and since when', async ({ assert }) => {
    const before = await fresh()
    assert.deepEqual(before.waiting.jobs, { count: 0, oldestAt: null })
    const team = await makeTeam()
    await makePost(team, { url: 'https://unheard-of.example/' })
    await makeReport(team.member, await makePost(team, { isPublic: true }))
    await makeSupportRequest()
    const closer = await makeUser({ isAdmin: true })
    await makeAnswer(await makeSupportRequest(), closer, { close: true })
    await makeFailedJob({ failedAt: Date.parse('2026-11-02T10:00:00Z') })
    await makeFailedJob({ failedAt: Date.parse('2026-11-01T10:00:00Z') })
    const { waiting, postsPendingModeration } = await fresh()
    assert.equal(postsPendingModeration - before.postsPendingModeration, 1)
    assert.equal(waiting.posts.count, postsPendingModeration)
    assert.equal(waiting.reports.count - before.waiting.reports.count, 1)
    assert.equal(waiting.requests.count - before.waiting.requests.count, 1)
    assert.match(waiting.requests.oldestAt!, /^\d{4}-.*Z$/)
    assert.match(waiting.posts.oldestAt!, /^\d{4}-.*Z$/)
    assert.match(waiting.reports.oldestAt!, /^\d{4}-.*Z$/)
    assert.deepEqual(waiting.jobs, { count: 2, oldestAt: '2026-11-01T10:00:00.000Z' })
  })
})
