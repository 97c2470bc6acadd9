import { test } from '@japa/runner'
import { renameSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { dialect, slow } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { startServer } from '#tests/server'
import { startStallingProxy } from '#tests/stalling_proxy'

/** More than the size of the pool. */
const CONNECTIONS = 12
const NEEDS_DATABASE = `/api/organizations/invitations/${'a'.repeat(43)}`
const READY = { status: 'ready' }

async function ask(url: string, path: string) {
  const answer = await fetch(url + path)
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}

async function untilItAnswers(url: string, status: number) {
  for (;;) {
    const answer = await ask(url, '/api/ready')
    if (answer.status === status) return answer
    await wait(50)
  }
}

/** Only PostgreSQL can be unreachable. */
const database = process.env.DATABASE_URL

test.group('A server is not ready', (group) => {
  slow(group)
  dialect(group)
  test('while its data folder takes no writes', async ({ assert }) => {
    const folder = temporaryDataDir()
    const server = await startServer({ DATA_DIR: folder })
    renameSync(folder, `${folder}-gone`)
    const refused = await untilItAnswers(server.url, 503)
    assert.equal(refused.body.code, 'SERVICE_UNAVAILABLE')
    assert.notInclude(JSON.stringify(refused.body), folder)
    assert.equal((await ask(server.url, '/api/health')).status, 200)

    renameSync(`${folder}-gone`, folder)
    assert.deepEqual((await untilItAnswers(server.url, 200)).body, READY)
    await server.stop()
    assert.include(server.output(), 'disk: ENOENT')
    // Each line contains the id once, whichever logger adds it.
    const lines = server.output().split('\n')
    assert.isEmpty(lines.filter((line) => line.split('"request_id"').length > 2))
  })

  if (database)
    test('while its database does not answer, says so within three seconds, and is ready when it does', async ({
      assert,
      cleanup,
    }) => {
      const proxy = await startStallingProxy(database)
      const server = await startServer({ DATABASE_URL: proxy.url })
      cleanup(async () => {
        proxy.resume()
        await server.stop()
        proxy.stop()
      })
      proxy.stall()
      const waiting = Array.from({ length: CONNECTIONS }, () => ask(server.url, NEEDS_DATABASE))
      const began = performance.now()
      assert.equal((await ask(server.url, '/api/ready')).status, 503)
      assert.isBelow(performance.now() - began, 3_000)
      await Promise.all(waiting)
      assert.equal((await ask(server.url, '/api/health')).status, 200)
      proxy.resume()
      assert.deepEqual((await untilItAnswers(server.url, 200)).body, READY)
    })
})
