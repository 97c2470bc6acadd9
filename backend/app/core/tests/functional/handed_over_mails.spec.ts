import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { inTransaction } from '#core/database/transactions/transaction'
import { discardFailedJob, retryFailedJob } from '#core/jobs/failed_jobs'
import { markHandedOver } from '#core/mail/outgoing_mails'
import { queueMail } from '#core/mail/outbox'
import { sendMail } from '#core/mail/send_mail'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { withFailingCommits } from '#tests/failing_commits'
import { jobs, runJobs } from '#tests/jobs'
import { smtpServer } from '#tests/smtp_server'

const AT = '2026-11-20 10:00:00.000'
const MAIL = { language: 'en', subject: 'A mail', greeting: 'Hello,', paragraphs: ['Hi.'], note: '' } as const

/** Queues a mail and returns its id. */
async function post(): Promise<string> {
  await inTransaction((trx) => queueMail(trx, 'noor@example.org', { ...MAIL, paragraphs: ['Hi.'] }))
  const { id } = await db.from('outgoing_mails').firstOrFail()
  return id
}

const mailsLeft = (): Promise<{ handed_over_at: unknown }[]> =>
  db.from('outgoing_mails').select('handed_over_at')

test.group('A mail that was handed over', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(async () => {
    for (const table of ['outgoing_mails', 'queue_jobs']) await db.from(table).delete()
  })

  test('is marked before the mail server has read the whole of it', async ({ assert, cleanup }) => {
    const marks: unknown[] = []
    await smtpServer(
      {
        onData: async (stream, _session, done) => {
          marks.push((await mailsLeft())[0]!.handed_over_at)
          await buffer(stream)
          marks.push((await mailsLeft())[0]!.handed_over_at)
          done()
        },
      },
      cleanup,
    )
    await post()
    await runJobs()
    assert.lengthOf(marks, 2)
    assert.isNotNull(marks[1])
    assert.isEmpty(await mailsLeft())
  })

  test('is not sent again after its server has ended, and waits for an administrator', async ({
    assert,
    cleanup,
  }) => {
    const received = await smtpServer({}, cleanup)
    assert.isTrue(await markHandedOver(await post(), AT))
    await runJobs()
    await runJobs({ delayed: true })
    assert.isEmpty(received)
    assert.lengthOf(await mailsLeft(), 1)
    const [failed, ...others] = await jobs('failed')
    assert.isEmpty(others)
    assert.equal(failed!.data.name, 'send_unconfirmed_mail')
    assert.include(failed!.error, 'A server ended while it sent this mail')
  })

  test('is sent once more when an administrator retries it', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await markHandedOver(await post(), AT)
    await runJobs()
    const [failed] = await jobs('failed')
    await inTransaction((trx) => retryFailedJob(trx, failed!.id))
    await runJobs()
    assert.lengthOf(received, 1)
    assert.isEmpty(await mailsLeft())
    assert.isEmpty(await db.from('queue_jobs'))
  })

  test('is deleted when an administrator discards it', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await markHandedOver(await post(), AT)
    await runJobs()
    const [failed] = await jobs('failed')
    await inTransaction((trx) => discardFailedJob(trx, failed!.id))
    await runJobs({ delayed: true })
    assert.isEmpty(received)
    assert.isEmpty(await mailsLeft())
  })

  test('is sent again when the mail server refuses it after all', async ({ assert, cleanup }) => {
    let tries = 0
    await smtpServer(
      {
        onData: async (stream, _session, done) => {
          await buffer(stream)
          tries += 1
          done(tries === 1 ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null)
        },
      },
      cleanup,
    )
    await post()
    await runJobs()
    assert.deepEqual(await mailsLeft(), [{ handed_over_at: null }])
    await runJobs({ delayed: true })
    assert.equal(tries, 2)
    assert.isEmpty(await mailsLeft())
  })

  test('is not accepted while it cannot be marked', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    const id = await post()
    const content = { to: 'noor@example.org', subject: 'A mail', text: 'Hi.', html: '<p>Hi.</p>' }
    await assert.rejects(() => withFailingCommits(() => sendMail(id, content)))
    assert.isEmpty(received)
    await sendMail(id, content)
    assert.lengthOf(received, 1)
  })

  test('is not accepted a second time from a server that was suspended', async ({ assert, cleanup }) => {
    const id = await post()
    const received = await smtpServer(
      {
        onRcptTo: (_address, _session, done) =>
          callbackify(() => markHandedOver(id, AT))((error) => done(error)),
      },
      cleanup,
    )
    await runJobs()
    assert.isEmpty(received)
    assert.isNotNull((await mailsLeft())[0]!.handed_over_at)
  })

  test('is not marked when the mail server refuses the recipient', async ({ assert, cleanup }) => {
    await smtpServer({ onRcptTo: (_address, _session, done) => done(new Error('no room')) }, cleanup)
    await post()
    await runJobs()
    assert.deepEqual(await mailsLeft(), [{ handed_over_at: null }])
  })
})
