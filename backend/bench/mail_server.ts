import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface MailServerOptions {
  /** Whether a mail to this address has to be sent again later. */
  refuses?: (address: string) => boolean
}

/** A mail server that can stop in the middle of a mail, and counts what each address received. */
export async function startMailServer({ refuses = () => false }: MailServerOptions = {}) {
  const received = new Map<string, number>()
  let isHanging = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (isHanging) return
      done(refuses(address) ? Object.assign(new Error('try again later'), { responseCode: 450 }) : undefined)
    },
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  // The connections of a server that has ended.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    hang: () => {
      isHanging = true
    },
    accept: () => {
      isHanging = false
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
