import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import PostalMime, { type Email } from 'postal-mime'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { useClock } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { FakeClock } from '#core/fake_clock'
import { deliverMails } from '#core/mail/deliver_mails'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/outbox'
import { rollBack } from '#tests/database'

const MAIL: MailContent = {
  language: 'en',
  subject: 'A mail\r\nBcc: everybody@example.org',
  greeting: 'Hello <b>Noor</b>,',
  paragraphs: ['Ölçü & "quotes" arrive as they are.'],
  action: { label: 'Open', url: 'https://fanfare.test/x?token=abc&b=1' },
  note: 'You asked for it.',
}

const post = (to = 'noor@example.org') => inTransaction((trx) => queueMail(trx, to, MAIL))
const waiting = async () => (await db.from('outgoing_mails').select('tries')) as { tries: number }[]

type Cleanup = (undo: () => void | Promise<void>) => void

/** Sends through a local server, with this timeout in milliseconds. */
function sendThrough(server: Server | SMTPServer['server'], cleanup: Cleanup, timeout = 5_000): void {
  const { port } = server.address() as AddressInfo
  const transport = new SMTPTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  const through = mail.use('log') as unknown as { transport: unknown }
  const before = through.transport
  through.transport = transport
  cleanup(async () => {
    through.transport = before
    await transport.close()
  })
}

async function smtpServer(options: SMTPServerOptions, cleanup: Cleanup) {
  const received: Email[] = []
  const keep = callbackify(
    async (stream: Readable) => void received.push(await PostalMime.parse(await buffer(stream))),
  )
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => keep(stream, done),
    ...options,
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  cleanup(() => new Promise((closed) => server.close(() => closed())))
  sendThrough(server.server, cleanup)
  return received
}

test.group('Delivering a mail', (group) => {
  rollBack(group)
  group.each.setup(async () => void (await db.from('outgoing_mails').delete()))

  test('sends it once, as text and HTML, with headers and markup escaped', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await post()
    await Promise.all([deliverMails(), deliverMails()])
    await deliverMails()
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

  test('sends nothing for a transaction that was rolled back', async ({ assert, cleanup }) => {
    const received = await smtpServer({}, cleanup)
    await inTransaction(async (trx) => {
      await queueMail(trx, 'noor@example.org', MAIL)
      throw new Error('no')
    }).catch(() => undefined)
    await deliverMails()
    assert.lengthOf(received, 0)
  })

  test('retries later when the server refuses it', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    let ill = true
    const received = await smtpServer(
      { onRcptTo: (_address, _session, done) => done(ill ? new Error('no room') : null) },
      cleanup,
    )
    await post()
    await deliverMails()
    assert.deepEqual(await waiting(), [{ tries: 1 }])
    ill = false
    await deliverMails()
    assert.lengthOf(received, 0)
    clock.advance(30_000)
    await deliverMails()
    assert.lengthOf(received, 1)
    assert.lengthOf(await waiting(), 0)
  })

  test('gives up after too many tries', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await smtpServer({ onConnect: (_session, done) => done(new Error('go away')) }, cleanup)
    await post()
    for (let round = 0; round < 12; round += 1) {
      await deliverMails()
      clock.advance(5 * 3_600_000)
    }
    assert.lengthOf(await waiting(), 0)
  })

  test('keeps a mail that another key encrypted, and sends it once the key is back', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const received = await smtpServer({}, cleanup)
    await post()
    const { content } = await db.from('outgoing_mails').firstOrFail()
    await db.from('outgoing_mails').update({ content: 'encrypted with another key' })
    for (let round = 0; round < 12; round += 1) {
      await deliverMails()
      clock.advance(5 * 3_600_000)
    }
    assert.lengthOf(await waiting(), 1)
    await db.from('outgoing_mails').update({ content })
    await deliverMails()
    assert.lengthOf(received, 1)
    assert.lengthOf(await waiting(), 0)
  })

  test('times out when the server hangs', async ({ assert, cleanup }) => {
    const silent = createServer()
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', () => ready()))
    cleanup(() => void silent.close())
    sendThrough(silent, cleanup, 200)
    await post()
    await deliverMails()
    assert.deepEqual(await waiting(), [{ tries: 1 }])
  })
})
