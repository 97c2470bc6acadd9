import { test } from '@japa/runner'
import { Job, Locator } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { isId } from '#core/runtime/ids'
import { dispatch } from '#core/jobs/dispatch'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/outbox'
import { currentRequestId, runInRequest } from '#core/runtime/request_scope'
import { rollBack } from '#tests/database'
import { jobs, runJobs } from '#tests/jobs'

const GIVEN = 'proxy-1.example_0001'

test.group('The id of a request', () => {
  for (const [what, id] of [
    ['is empty', ''],
    ['is longer than 64 characters', 'a'.repeat(65)],
    ['has spaces', 'a b'],
    ['could end a text of the log', '"},{"msg":"security"'],
    ['has characters outside of ASCII', 'é'],
    ['is an address', 'ada@example.org'],
    ['was sent twice', 'first, second'],
  ] as const) {
    test(`is a new one if the one of the client ${what}`, async ({ client, assert }) => {
      const answer = await client.get('/api/nowhere').header('x-request-id', id)
      assert.isTrue(isId(answer.header('x-request-id')!))
      assert.equal(answer.body().requestId, answer.header('x-request-id'))
    })
  }

  test('is the one of the client, in the answer and its error', async ({ client, assert }) => {
    const answer = await client.get('/api/nowhere').header('x-request-id', GIVEN)
    assert.equal(answer.header('x-request-id'), GIVEN)
    assert.equal(answer.body().requestId, GIVEN)
  })

  test('is the one of the client for an address that cannot be decoded', async ({ client, assert }) => {
    const answer = await client.get('/api/%C0%80').header('x-request-id', GIVEN)
    assert.equal(answer.header('x-request-id'), GIVEN)
  })

  test('is another one for each request without', async ({ client, assert }) => {
    const ids = [await client.get('/api/health'), await client.get('/api/health')]
    assert.lengthOf([...new Set(ids.map((answer) => answer.header('x-request-id')))], 2)
  })
})

let seen: (string | undefined)[] = []

class SeeRequest extends Job<{ again: boolean }> {
  static override options = { name: 'see_request' }

  async execute(): Promise<void> {
    seen.push(currentRequestId())
    if (this.payload.again) await see(false)
  }
}

const see = (again: boolean) => inTransaction((trx) => dispatch(trx, SeeRequest, { again }))

test.group('The request of a job', (group) => {
  rollBack(group)
  group.setup(() => Locator.register('see_request', SeeRequest))
  group.each.setup(async () => {
    seen = []
    await db.from('queue_jobs').delete()
  })

  test('is none for a job of a schedule', async ({ assert }) => {
    await see(false)
    await runJobs()
    assert.deepEqual(seen, [undefined])
  })

  test('is the one that dispatched it, and the one of the jobs it dispatches', async ({ assert }) => {
    await runInRequest(GIVEN, () => see(true))
    await runJobs()
    assert.deepEqual(seen, [GIVEN, GIVEN])
  })

  test('is stored beside the payload, with a mail too', async ({ assert }) => {
    const mail: MailContent = { language: 'en', subject: 'S', greeting: 'G', paragraphs: [], note: 'N' }
    await runInRequest(GIVEN, () => inTransaction((trx) => queueMail(trx, 'ada@example.org', mail)))
    const [{ data }] = (await jobs('pending')) as [Awaited<ReturnType<typeof jobs>>[number]]
    assert.deepEqual(Object.keys(data.payload as object), ['id'])
    assert.deepEqual(data.traceContext, { 'request-id': GIVEN })
  })
})
