import { test } from '@japa/runner'
import { dialect } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { startServer, type RunningServer } from '#tests/server'

const LIMIT = 3
const attempt = { email: 'ada@example.org', password: 'A-wrong-password-7!' }

async function signIn({ url }: RunningServer, from: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(attempt),
  })
  return answer.status
}

const start = (dataDir: string) =>
  startServer({ LIMIT_CREDENTIALS: String(LIMIT), TRUST_PROXY: '1', DATA_DIR: dataDir })

test.group('The limit of sign-ins', (group) => {
  dialect(group)
  test('still applies after a restart, and to this address only', async ({ assert }) => {
    const dataDir = temporaryDataDir()
    const before = await start(dataDir)
    const statuses = []
    for (let turn = 0; turn < LIMIT; turn += 1) statuses.push(await signIn(before, '198.51.100.1'))
    await before.stop()
    const after = await start(dataDir)
    statuses.push(await signIn(after, '198.51.100.1'), await signIn(after, '198.51.100.2'))
    await after.stop()
    assert.deepEqual(statuses, [400, 400, 400, 403, 400])
  }).tags(['@slow'], 'append')

  if (process.env.DATABASE_URL) {
    test('counts attempts at all instances together', async ({ assert }) => {
      const instances = [await start(temporaryDataDir()), await start(temporaryDataDir())] as const
      const statuses = []
      for (let turn = 0; turn <= LIMIT; turn += 1)
        statuses.push(await signIn(instances[turn % 2]!, '198.51.100.3'))
      for (const instance of instances) await instance.stop()
      assert.deepEqual(statuses, [400, 400, 400, 403])
    }).tags(['@slow'], 'append')
  }
})
