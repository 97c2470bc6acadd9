import mail from '@adonisjs/mail/services/main'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import PostalMime, { type Email } from 'postal-mime'
import type { AddressInfo, Server } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SmtpTransport } from '#core/mail/smtp_transport'

type Cleanup = (undo: () => void | Promise<void>) => void

/** Sends through a local server, with this timeout in milliseconds. */
export function sendThrough(server: Server | SMTPServer['server'], cleanup: Cleanup, timeout = 5_000): void {
  const { port } = server.address() as AddressInfo
  const transport = new SmtpTransport({
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
  cleanup(() => {
    through.transport = before
    transport.close()
  })
}

/** A local mail server that keeps what it receives; the product sends through it. */
export async function smtpServer(options: SMTPServerOptions, cleanup: Cleanup) {
  const received: Email[] = []
  const keep = callbackify(async (stream: Readable) => {
    const content = await buffer(stream)
    received.push(await PostalMime.parse(content))
  })
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
