import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setupToken } from '#identity/auth/rules/setup_token'
import { callApi, tokenOf } from '#tests/call_api'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { makeSeparateDatabase } from '#tests/separate_database'
import { runCommandOf, startServer, type RunningServer } from '#tests/server'
import { dialect, slow } from '#tests/tags'

const ROUNDS = 5

const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD })

const post = (server: RunningServer, path: string, body: object) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(({ status }) => status)

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
const eraseEverything = async () => void (await db.from('users').delete())

test.group('Requests at the same time, without an administrator', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  test('never make another account first', async ({ assert }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await eraseEverything()
      const register = ['Eve', 'Mallory'].map((name) =>
        callApi('POST', '/api/auth/register', { body: account(name) }),
      )
      const setUp = callApi('POST', '/api/setup', { body: { ...account('Ada'), token: setupToken() } })
      const refused = (await Promise.all(register)).filter(({ status }) => status !== 201)
      assert.equal((await setUp).status, 201)
      assert.isTrue(refused.every(({ body }) => body?.code === 'SETUP_REQUIRED'))
      const [first] = await db.from('users').orderBy('created_at').orderBy('is_admin', 'desc')
      assert.equal(first.name, 'Ada')
    }
  })

  test('leave no account behind the last administrator', async ({ assert }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await eraseEverything()
      const admin = await tokenOf(await makeUser({ isAdmin: true }))
      const leave = callApi('DELETE', '/api/users/me', {
        as: admin,
        body: { password: PASSWORD, content: 'keep' },
      })
      const register = callApi('POST', '/api/auth/register', { body: account('Eve') })
      const statuses = [(await leave).status, (await register).status]
      assert.include(['204,403', '409,201'], statuses.join())
    }
  })
})

test.group('Servers without an administrator', (group) => {
  dialect(group)
  slow(group)
  group.each.timeout(60_000)

  test('that a stranger visits first can still be set up, after a restart, by another server', async ({
    assert,
    cleanup,
  }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const { environment } = database
    await runCommandOf(environment, 'prepare')
    const start = async () => {
      const server = await startServer(environment)
      cleanup(() => void server.stop())
      return server
    }
    const first = await start()
    assert.equal(await post(first, '/auth/register', account('Eve')), 403)
    await first.stop()

    // Several servers need PostgreSQL.
    const servers = [await start(), ...(process.env.DATABASE_URL ? [await start()] : [])] as const
    const token = /with the token ([\w-]+)/.exec(servers[0].output())?.[1]
    const answers = await Promise.all(
      servers.map((server, turn) => post(server, '/setup', { ...account(`Ada${turn}`), token })),
    )
    assert.deepEqual(answers.toSorted(), [201, 409].slice(0, servers.length))
    for (const server of servers) {
      assert.equal(await post(server, '/setup', { ...account('Mallory'), token }), 409)
      assert.equal(await post(server, '/auth/register', account(`Eve${servers.indexOf(server)}`)), 201)
      await server.stop()
    }
  })
})
