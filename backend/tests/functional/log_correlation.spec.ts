import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '#core/runtime/ids'
import { slow } from '#tests/tags'
import { startServer, type RunningServer } from '#tests/server'

const GIVEN = 'proxy-0001'

interface Line {
  msg: string
  request_id?: string
}

/** The complete lines of the log: the last one may still be written. */
const linesOf = (server: RunningServer): Line[] =>
  server
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)

async function untilLogged(server: RunningServer, times: number, text: string): Promise<Line[]> {
  for (;;) {
    const lines = linesOf(server).filter(({ msg }) => msg.includes(text))
    if (lines.length >= times) return lines
    await wait(25)
  }
}

test.group('The lines of a request', (group) => {
  slow(group)
  // Other specs leave jobs on PostgreSQL, which would run before the jobs of this one.
  group.setup(async () => void (await db.from('queue_jobs').delete()))

  for (const [what, environment, line] of [
    ['a mail it queued', {}, 'a mail was not sent'],
    ['a job that failed', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'it will be retried'],
  ] as const) {
    test(`have its id, also that of ${what}`, async ({ assert }) => {
      const server = await startServer(environment)
      const send = (path: string, body: object, headers: Record<string, string> = {}) =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      const email = `${newId()}@canary.example`
      const registration = { name: 'Ada', email, password: 'Canary-Yellow!9' }
      const registered = await send('/api/auth/register', registration)
      const asked = await send('/api/auth/forgot-password', { email }, { 'x-request-id': GIVEN })
      const ids = [registered, asked].map(({ headers }) => headers.get('x-request-id'))
      assert.equal(ids[1], GIVEN)
      // Each request sends one mail.
      const lines = await untilLogged(server, 2, line)
      await server.stop()
      assert.sameMembers(
        lines.map(({ request_id: id }) => id),
        ids,
      )
      const requests = linesOf(server).filter(({ msg }) => msg === 'request')
      assert.deepEqual(
        requests.map(({ request_id: id }) => id),
        ids,
      )
      // Each line contains the id once, whichever logger adds it.
      assert.isEmpty(
        server
          .output()
          .split('\n')
          .filter((text) => text.split('"request_id"').length > 2),
      )
      assert.notInclude(server.output(), email)
    })
  }
})
