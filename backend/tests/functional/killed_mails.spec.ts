import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { dialect } from '#tests/tags'
import { makeSeparateDatabase } from '#tests/separate_database'
import { startServer } from '#tests/server'
import { signUp } from '#tests/sign_up'

/** A mail server that reads mails completely but does not respond. Records their Message-IDs. */
async function startSilentMailServer() {
  const read: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream) => {
      const [, id = ''] = /^message-id: *(.+)$/im.exec(await text(stream)) ?? []
      read.push(id)
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { read, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test.group('A server that is killed while it sends a mail', (group) => {
  dialect(group)
  test('leaves the mail to an administrator', async ({ assert, cleanup }) => {
    const mails = await startSilentMailServer()
    cleanup(mails.close)
    const database = await makeSeparateDatabase()
    cleanup(database.drop)
    const environment = { ...database.environment, SMTP_URL: mails.url }
    const first = await startServer(environment)
    await signUp(first.url)
    while (mails.read.length === 0) await wait(10)
    first.signal('SIGKILL')

    const jobs = () => database.client().from('queue_jobs')
    // The job of a worker without a sign of life for a minute is run again.
    await jobs().where('status', 'active').update({ acquired_at: 0 })
    const second = await startServer(environment)
    cleanup(async () => void (await second.stop()))
    const failed = (): Promise<{ data: string }[]> => jobs().where('status', 'failed')
    while ((await failed()).length === 0) await wait(20)
    assert.include((await failed())[0]!.data, 'send_unconfirmed_mail')
    assert.lengthOf(mails.read, 1)
  }).tags(['@slow'], 'append')
})
