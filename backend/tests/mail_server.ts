import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that records the recipients of mails. */
export async function startMailServer() {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return { recipients, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}
