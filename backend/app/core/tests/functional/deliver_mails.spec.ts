import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { useClock } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { FakeClock } from '#core/runtime/fake_clock'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/outbox'
import { purgeUndeliveredMails } from '#core/mail/purge_undelivered_mails'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { jobs, runJobs } from '#tests/jobs'
import { sendThrough, smtpServer } from '#tests/smtp_server'

const DAY = 86_400_000

const MAIL: MailContent = {
  language: 'en',
  subject: 'A mail\r\nBcc: everybody@example.org',
  greeting: 'Hello <b>Noor</b>,',
  paragraphs: ['Ölçü & "quotes" arrive as they are.'],
  action: { label: 'Open', url: 'https://fanfare.test/x?token=abc&b=1' },
  note: 'You asked for it.',
}

const post = (to = 'noor@example.org') => inTransaction((trx) => queueMail(trx, to, MAIL))
const waiting = (): Promise<object[]> => db.from('outgoing_mails').select('id')

test.group('Delivering a mail', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(async () => {
    for (const table of ['outgoing_mails', 'queue_jobs']) await db.from(table).delete()
  })

  test('sends it once, as text and HTML, with headers and markup escaped', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await post()
    await runJobs()
    await runJobs()
    assert.lengthOf(received, 1)
    const [mail] = received
    assert.equal(mail!.subject, 'A mail Bcc: everybody@example.org')
    assert.deepEqual(
      mail!.to?.map(({ address }) => address),
      ['noor@example.org'],
    )
    assert.isUndefined(mail!.bcc)
    assert.include(mail!.text, 'Ölçü & "quotes" arrive as they are.')
    assert.include(mail!.text, 'https://fanfare.test/x?token=abc&b=1')
    assert.include(mail!.html, 'Hello &lt;b&gt;Noor&lt;/b&gt;,')
    assert.lengthOf(await waiting(), 0)
  })

  test('sends it with the same Message-ID when the first answer was lost', async ({ assert, cleanup }) => {
    const received: (string | undefined)[] = []
    await smtpServer(
      {
        onData: async (stream, _session, done) => {
          received.push((await PostalMime.parse(await buffer(stream))).messageId)
          done(received.length === 1 ? new Error('the answer is lost') : null)
        },
      },
      cleanup,
    )
    await post()
    const { id } = await db.from('outgoing_mails').firstOrFail()
    await runJobs()
    await runJobs({ delayed: true })
    assert.deepEqual(received, [`<${id}@fanfare.test>`, `<${id}@fanfare.test>`])
  })

  test('sends nothing for a transaction that was rolled back', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await inTransaction(async (trx) => {
      await queueMail(trx, 'noor@example.org', MAIL)
      throw new Error('no')
    }).catch(() => undefined)
    await runJobs()
    assert.lengthOf(received, 0)
  })

  test('retries later when the server refuses it', async ({ assert, cleanup }) => {
    let ill = true
    const received = await smtpServer(
      { onRcptTo: (_address, _session, done) => done(ill ? new Error('no room') : null) },
      cleanup,
    )
    await post()
    await runJobs()
    const [retry] = await jobs('delayed')
    assert.deepInclude(retry!.data, { name: 'deliver_mail', attempts: 1 })
    assert.lengthOf(await waiting(), 1)
    ill = false
    await runJobs()
    assert.lengthOf(received, 0)
    await runJobs({ delayed: true })
    assert.lengthOf(received, 1)
    assert.lengthOf(await waiting(), 0)
  })

  test('is given up after too many tries, and kept for an administrator', async ({ assert, cleanup }) => {
    await smtpServer({ onConnect: (_session, done) => done(new Error('go away')) }, cleanup)
    await post()
    for (let round = 0; round < 10; round += 1) await runJobs({ delayed: true })
    const dead = await jobs('failed')
    assert.lengthOf(dead, 1)
    assert.include(dead[0]!.error, 'go away')
    assert.lengthOf(await waiting(), 1)
  })

  test('that was given up is deleted after two months', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await post()
    clock.advance(59 * DAY)
    await post()
    await purgeUndeliveredMails()
    assert.lengthOf(await waiting(), 2)
    clock.advance(2 * DAY)
    await purgeUndeliveredMails()
    assert.lengthOf(await waiting(), 1)
  })

  test('keeps a mail that another key encrypted, and sends it once the key is back', async ({
    assert,
    cleanup,
  }) => {
    const received = await smtpServer({}, cleanup)
    await post()
    const { content } = await db.from('outgoing_mails').firstOrFail()
    await db.from('outgoing_mails').update({ content: 'encrypted with another key' })
    for (let round = 0; round < 12; round += 1) {
      await runJobs({ delayed: true })
      assert.lengthOf(await jobs('delayed'), 1)
    }
    assert.lengthOf(await waiting(), 1)
    await db.from('outgoing_mails').update({ content })
    await runJobs({ delayed: true })
    assert.lengthOf(received, 1)
    assert.lengthOf(await waiting(), 0)
  })

  test('times out when the server hangs', async ({ assert, cleanup }) => {
    const silent = createServer()
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', () => ready()))
    cleanup(() => void silent.close())
    sendThrough(silent, cleanup, 200)
    await post()
    await runJobs()
    assert.lengthOf(await jobs('delayed'), 1)
  })
})
