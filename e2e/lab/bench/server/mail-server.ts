import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface MailServerOptions {
  /** Whether to refuse a mail to this address, so that it is sent again later. */
  refuses?: (address: string) => boolean
  /** Called with the address of each mail that arrives. */
  onMail?: (address: string) => void
}

/**
 * A mail server that can stop in the middle of a mail. Counts the mails per address, and mails that arrived twice. A
 * user who repeats a request gets another mail, with its own Message-ID.
 */
export async function startMailServer({
  refuses = () => false,
  onMail = () => undefined,
}: MailServerOptions = {}) {
  const received = new Map<string, number>()
  const ids = new Map<string, number>()
  let isHanging = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (isHanging) return
      done(refuses(address) ? Object.assign(new Error('try again later'), { responseCode: 450 }) : undefined)
    },
    async onData(stream, { envelope }, done) {
      // Fails when the sender is killed in the middle: such a mail was not received.
      const message = await text(stream).catch(() => null)
      if (message === null) return
      const [, id = ''] = /^message-id: *(.+)$/im.exec(message) ?? []
      count(ids, id)
      for (const { address } of envelope.rcptTo) {
        count(received, address)
        onMail(address)
      }
      done()
    },
  })
  // The connections of a stopped server.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    /** Whether the mail with this id has arrived. Its Message-ID begins with the id. */
    hasReceived: (id: string) => [...ids.keys()].some((messageId) => messageId.startsWith(`<${id}@`)),
    /** How many mails arrived more than once. */
    repeated: () => [...ids.values()].filter((times) => times > 1).length,
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

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
