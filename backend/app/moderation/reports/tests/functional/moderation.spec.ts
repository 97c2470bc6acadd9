import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import type { ApiClient } from '@japa/api-client'
import { MODERATOR_RESPONSE_MAX } from '#contract/moderation/rules/report'
import { newId } from '#core/runtime/ids'
import ReportResolved from '#moderation/reports/events/report_resolved'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  const administrator = await makeUser({ isAdmin: true, name: 'Ada Administrator' })
  const id = await makeReport(team.stranger, post, { description: 'Look here.' })
  const send = (verb: string, body: object = {}, report = id) =>
    client.put(`/api/admin/reports/${report}/${verb}`).json(body).loginAs(administrator)
  return {
    team,
    post,
    administrator,
    id,
    resolve: (moderatorResponse: string, report = id) => send('resolve', { moderatorResponse }, report),
    reopen: (report = id) => send('reopen', {}, report),
    list: async (query = '') =>
      (await client.get(`/api/admin/reports${query}`).loginAs(administrator)).body(),
  }
}

test.group('Resolving a report', (group) => {
  dialect(group)
  rollBack(group)

  test('requires an answer', async ({ client }) => {
    const { resolve } = await makeScene(client)
    for (const words of ['', '   ', 'x'.repeat(MODERATOR_RESPONSE_MAX + 1)]) {
      const answer = await resolve(words)
      answer.assertStatus(422)
    }
  })

  test('answers 404 for an unknown report', async ({ client }) => {
    const { resolve, reopen } = await makeScene(client)
    for (const answer of [await resolve('We looked.', newId()), await reopen(newId())]) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'REPORT_NOT_FOUND' })
    }
  })

  test('works once and keeps the first answer', async ({ client, assert }) => {
    const { resolve, list } = await makeScene(client)
    await resolve('The first answer.')
    const again = await resolve('Another answer.')
    again.assertStatus(409)
    again.assertBodyContains({ code: 'REPORT_RESOLVED' })
    assert.equal((await list()).reports[0].moderatorResponse, 'The first answer.')
  })

  test('trims the answer, records who gave it, and dispatches an event for the reporter', async ({
    client,
    assert,
    cleanup,
  }) => {
    const events = emitter.fake([ReportResolved])
    cleanup(() => emitter.restore())
    const { resolve, administrator, id, team } = await makeScene(client)
    const answer = await resolve('  We have taken it down. ')
    answer.assertStatus(200)
    const { report } = answer.body()
    assert.deepInclude(report, { status: 'resolved', moderatorResponse: 'We have taken it down.' })
    assert.deepEqual(report.resolver, { id: administrator.id, name: 'Ada Administrator' })
    assert.isString(report.resolvedAt)
    events.assertEmittedCount(ReportResolved, 1)
    events.assertEmitted(
      ReportResolved,
      ({ data }) => data.reportId === id && data.reporterId === team.stranger.id,
    )
  })
})

test.group('Reopening a report', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused for open ones', async ({ client }) => {
    const { reopen } = await makeScene(client)
    const answer = await reopen()
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'REPORT_PENDING' })
  })

  test('is refused if the reporter has another open report of the post', async ({ client, assert }) => {
    const { resolve, reopen, list, team, post } = await makeScene(client)
    await resolve('We looked.')
    await makeReport(team.stranger, post)
    const answer = await reopen()
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'REPORT_SUPERSEDED' })
    assert.equal((await list('?status=resolved')).reports[0].moderatorResponse, 'We looked.')
  })

  test('keeps every answer in the history of administrators, and none for the reporter', async ({
    client,
    assert,
  }) => {
    const { resolve, reopen, list, administrator, team } = await makeScene(client)
    await resolve('The first answer.')
    await reopen()
    await resolve('The second answer.')
    const [report] = (await list()).reports
    const actor = { id: administrator.id, name: administrator.name }
    assert.containsSubset(report.events, [
      { action: 'resolved', response: 'The first answer.', actor },
      { action: 'reopened', response: null, actor },
      { action: 'resolved', response: 'The second answer.', actor },
    ])
    assert.lengthOf(report.events, 3)
    const mine = await client.get('/api/users/me/reports').loginAs(team.stranger)
    assert.equal(mine.body().reports[0].moderatorResponse, 'The second answer.')
    assert.notInclude(JSON.stringify(mine.body()), 'The first answer.')
  })

  test('removes the answer', async ({ client, assert }) => {
    const { resolve, reopen } = await makeScene(client)
    await resolve('We looked.')
    const answer = await reopen()
    answer.assertStatus(200)
    const open = { status: 'pending', moderatorResponse: null, resolvedAt: null, resolver: null }
    assert.deepInclude(answer.body().report, open)
  })
})

test.group('The list of reports', (group) => {
  dialect(group)
  rollBack(group)

  test('refuses invalid filters', async ({ client, assert }) => {
    const { list } = await makeScene(client)
    for (const query of ['status=open', 'reason=boring', `userId=${'x'.repeat(200)}`, 'limit=101'])
      assert.equal((await list(`?${query}`)).code, 'VALIDATION_FAILED', query)
  })

  test('matches nothing for a text that is no id or the id of nobody', async ({ client, assert }) => {
    const { list, id } = await makeScene(client)
    for (const wanted of ['northwind', '1', newId()]) {
      for (const field of ['organizationId', 'userId']) {
        const { reports, pagination } = await list(`?${field}=${wanted}`)
        assert.deepEqual([reports, pagination.total], [[], 0])
      }
    }
    assert.equal((await list('?status=all&reason=all')).reports[0].id, id)
  })

  test('shows reporter, reason and post, newest first', async ({ client, assert }) => {
    const { list, id, team, post } = await makeScene(client)
    const newer = await makeReport(team.member, post)
    const { reports, pagination } = await list()
    assert.deepInclude(pagination, { page: 1, limit: 20, total: 2, totalPages: 1 })
    assert.deepEqual(
      reports.map((report: { id: string }) => report.id),
      [newer, id],
    )
    const { stranger } = team
    assert.deepInclude(reports[1], { status: 'pending', reason: 'spam', description: 'Look here.' })
    assert.deepEqual(reports[1].reporter, { id: stranger.id, name: stranger.name, email: stranger.email })
    assert.deepInclude(reports[1].post, { id: post.id, title: post.title })
    assert.deepEqual(reports[1].post.organization, {
      id: team.organizationId,
      name: team.name,
      slug: team.slug,
    })
  })

  test('is filtered by status, reason, organization and user', async ({ client, assert }) => {
    const { list, id, team, administrator } = await makeScene(client)
    const other = await makeTeam()
    const post = await makePost(other, { isPublic: true })
    const second = await makeReport(other.member, post, { reason: 'violence', resolver: administrator })
    const found = async (query: string) => {
      const { reports, pagination } = await list(`?${query}`)
      assert.equal(pagination.total, reports.length)
      return reports.map((report: { id: string }) => report.id)
    }
    assert.deepEqual(await found('status=pending'), [id])
    assert.deepEqual(await found('status=resolved'), [second])
    assert.deepEqual(await found('reason=violence'), [second])
    assert.deepEqual(await found(`organizationId=${team.organizationId}`), [id])
    assert.deepEqual(await found(`userId=${other.member.id}`), [second])
    assert.deepEqual(await found(`userId=${other.member.id}&status=pending`), [])
  })
})
