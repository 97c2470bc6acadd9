import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface MailServerOptions {
  /** Whether a mail to this address has to be sent again later. */
  refuses?: (address: string) => boolean
}

/**
 * A mail server that can stop in the middle of a mail. It counts what each address received, and mails that came twice:
 * somebody who asks again gets another mail, with a Message-ID of its own.
 */
export async function startMailServer({ refuses = () => false }: MailServerOptions = {}) {
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
      // It breaks off when the sender is killed in the middle: such a mail was not received.
      const message = await text(stream).catch(() => null)
      if (message === null) return
      const [, id = ''] = /^message-id: *(.+)$/im.exec(message) ?? []
      count(ids, id)
      for (const { address } of envelope.rcptTo) count(received, address)
      done()
    },
  })
  // The connections of a server that has ended.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    /** Whether the mail with this id has come. Its Message-ID begins with it. */
    hasReceived: (id: string) => [...ids.keys()].some((messageId) => messageId.startsWith(`<${id}@`)),
    /** How many mails came more than once. */
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
