import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import BetterSqlite from 'better-sqlite3'
import { SMTPServer } from 'smtp-server'
import { temporaryDataDir } from '#tests/environment'
import { startServer } from '#tests/server'
import { signUp } from '#tests/sign_up'

/** A mail server that reads a mail to its end and does not answer. */
async function startSilentMailServer() {
  const read: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream) => void read.push((await buffer(stream)).toString()),
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { read, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** Runs statements on the database of a server, which is that of the tests on PostgreSQL. */
function databaseIn(dataDir: string) {
  const file = process.env.DATABASE_URL ? null : new BetterSqlite(join(dataDir, 'fanfare.sqlite3'))
  return {
    change: async (sql: string) => void (file ? file.exec(sql) : await db.rawQuery(sql)),
    rows: async (sql: string): Promise<{ data: string }[]> =>
      file ? file.prepare<[], { data: string }>(sql).all() : (await db.rawQuery(sql)).rows,
    close: () => void file?.close(),
  }
}

test.group('A server that is killed while it sends a mail', () => {
  test('leaves the mail to an administrator', async ({ assert, cleanup }) => {
    const mails = await startSilentMailServer()
    cleanup(mails.close)
    const environment = { DATA_DIR: temporaryDataDir(), SMTP_URL: mails.url }
    const first = await startServer(environment)
    await signUp(first.url)
    while (mails.read.length === 0) await wait(10)
    first.signal('SIGKILL')

    const database = databaseIn(environment.DATA_DIR)
    cleanup(database.close)
    // A job whose worker has not been heard of for a minute is run again.
    await database.change(`update queue_jobs set acquired_at = 0 where status = 'active'`)
    const second = await startServer(environment)
    cleanup(async () => void (await second.stop()))
    const failed = () => database.rows(`select data from queue_jobs where status = 'failed'`)
    while ((await failed()).length === 0) await wait(20)
    assert.include((await failed())[0]!.data, 'send_unconfirmed_mail')
    assert.lengthOf(mails.read, 1)
  })
})
