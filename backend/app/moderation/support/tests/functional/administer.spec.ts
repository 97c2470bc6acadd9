import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SupportRequestDetails, SupportRequestList } from '#contract/moderation/data/support'
import { newId } from '#core/runtime/ids'
import AnswerSupportRequest from '#moderation/support/actions/answer_support_request'
import ChangeSupportStatus from '#moderation/support/actions/change_support_status'
import { withMail } from '#identity/accounts/tests/support/with_mail'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { aNote, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeUser } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'

const PATH = '/api/support/admin/requests'

const administrator = () => makeUser({ isAdmin: true, name: 'Ada Admin' })
const actions = async () => {
  const rows: { action: string }[] = await db.from('platform_log_entries').orderBy('id').select('action')
  return rows.map(({ action }) => action)
}

/** Other specs leave entries in the log. */
const forgetDecisions = async () => void (await db.from('platform_log_entries').delete())

test.group('Support requests, for administrators', (group) => {
  rollBack(group)
  group.each.setup(forgetDecisions)

  test('that do not exist answer 404', async ({ assert }) => {
    const as = await tokenOf(await administrator())
    const path = `${PATH}/${newId()}`
    const body = { answer: 'Hello', close: false }
    for (const [method, at, sent] of [
      ['GET', path, undefined],
      ['PUT', `${path}/answer`, body],
      ['PUT', `${path}/close`, undefined],
      ['PUT', `${path}/reopen`, undefined],
    ] as const) {
      const answer = await callApi(method, at, { as, body: sent })
      assert.deepEqual([answer.status, answer.body?.code], [404, 'SUPPORT_REQUEST_NOT_FOUND'])
    }
  })

  test('refuse an empty answer, and one that is too long', async ({ assert }) => {
    const as = await tokenOf(await administrator())
    const path = `${PATH}/${await makeSupportRequest()}/answer`
    for (const answer of ['', '  ', 'x'.repeat(5_001)])
      assert.equal((await callApi('PUT', path, { as, body: { answer, close: true } })).status, 422)
    assert.isEmpty(await actions())
  })

  test('are listed newest first, by status, with their attachments', async ({ assert }) => {
    const admin = await administrator()
    const user = await makeUser()
    const first = await makeSupportRequest({ user, files: [aNote] })
    const second = await makeSupportRequest({ priority: 'High' })
    await new ChangeSupportStatus().handle({ id: first, actorId: admin.id, status: 'closed' })
    const as = await tokenOf(admin)
    const list = async (query: string) =>
      (await callApi('GET', `${PATH}${query}`, { as })).body as unknown as SupportRequestList
    const all = await list('')
    assert.deepEqual(
      all.requests.map(({ id }) => id),
      [second, first],
    )
    assert.deepInclude(all.pagination, { page: 1, limit: 20, total: 2, totalPages: 1 })
    assert.containsSubset(all.requests, [
      { userId: null, name: 'Vera Visitor', email: 'vera@example.org', user: null, priority: 'High' },
      {
        userId: user.id,
        name: user.name,
        user: { name: user.name, email: user.email },
        attachments: [{ filename: 'note.txt', mimetype: 'text/plain', size: 11 }],
      },
    ])
    assert.deepEqual(
      (await list('?status=closed')).requests.map(({ id }) => id),
      [first],
    )
    assert.deepEqual((await list('?status=open&limit=1&page=2')).requests, [])
    assert.equal((await callApi('GET', `${PATH}?status=new`, { as })).status, 422)
  })

  test('keep no name of a user who has deleted the account', async ({ assert }) => {
    const user = await makeUser()
    await makeSupportRequest({ user })
    await db.from('users').where('id', user.id).delete()
    const { body } = await callApi('GET', PATH, { as: await administrator() })
    assert.containsSubset(body, { requests: [{ name: null, email: null, userId: null, user: null }] })
  })

  test('are answered by mail, in the language of the requester', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ name: 'Ana' })
    await user.merge({ language: 'pt' }).save()
    const id = await makeSupportRequest({ user })
    const body = { answer: 'Try the <b>other</b> button.\n\nIt works.', close: false }
    const answer = await callApi('PUT', `${PATH}/${id}/answer`, { as: await administrator(), body })
    const request = answer.body!.request as SupportRequestDetails
    assert.deepEqual([request.status, request.reachesRequester], ['open', true])
    assert.containsSubset(request.answers, [{ content: body.answer, author: { name: 'Ada Admin' } }])
    const [mail] = await mailsTo(user.email)
    assert.match(mail!.subject, /^Resposta ao teu pedido de apoio: /)
    assert.include(mail!.text, 'Try the <b>other</b> button.')
    assert.notInclude(mail!.html, '<b>')
    assert.deepEqual(await actions(), ['support.answered'])
  })

  test('are answered and closed at once, and the log says both', async ({ assert }) => {
    const id = await makeSupportRequest()
    const body = { answer: 'Done.', close: true }
    const { body: said } = await callApi('PUT', `${PATH}/${id}/answer`, { as: await administrator(), body })
    assert.equal((said!.request as SupportRequestDetails).status, 'closed')
    assert.deepEqual(await actions(), ['support.answered', 'support.closed'])
    assert.lengthOf(await mailsTo('vera@example.org'), 1)
  })

  test('are closed and opened again, once each', async ({ assert }) => {
    const as = await tokenOf(await administrator())
    const id = await makeSupportRequest()
    const codes = []
    const other = await makeUser({ isAdmin: true })
    const steps = [
      ['reopen', as],
      ['close', as],
      ['close', other],
      ['reopen', as],
      ['reopen', other],
    ] as const
    for (const [step, administrator] of steps) {
      const { body } = await callApi('PUT', `${PATH}/${id}/${step}`, { as: administrator })
      codes.push(body!.code ?? (body!.request as SupportRequestDetails).status)
    }
    assert.deepEqual(codes, [
      'SUPPORT_REQUEST_OPEN',
      'closed',
      'SUPPORT_REQUEST_CLOSED',
      'open',
      'SUPPORT_REQUEST_OPEN',
    ])
    assert.deepEqual(await actions(), ['support.closed', 'support.reopened'])
  })

  test('take no answer once they are closed', async ({ assert }) => {
    const actorId = (await administrator()).id
    const id = await makeSupportRequest()
    await new ChangeSupportStatus().handle({ id, actorId, status: 'closed' })
    await assert.rejects(
      () => new AnswerSupportRequest().handle({ id, actorId, answer: 'Late.', close: false }),
      'This support request has already been closed.',
    )
    assert.isEmpty(await mailsTo('vera@example.org'))
  })
})

test.group('Two administrators at the same time', (group) => {
  group.each.setup(forgetDecisions)
  group.each.teardown(async () => {
    for (const table of ['support_requests', 'platform_log_entries', 'users']) await db.from(table).delete()
  })

  test('do not both close a request', async ({ assert }) => {
    const admins = [await administrator(), await administrator()]
    const id = await makeSupportRequest()
    const answers = await Promise.all(admins.map((as) => callApi('PUT', `${PATH}/${id}/close`, { as })))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    assert.lengthOf(await db.from('platform_log_entries'), 1)
  })
})
