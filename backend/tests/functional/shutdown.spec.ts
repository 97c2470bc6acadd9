import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'

const TRIES = 12

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test.group('Stopping the server', () => {
  test('finishes the requests that run, takes no new ones and ends well', async ({ assert }) => {
    const server = await startServer()
    const email = `${newId()}@example.org`
    await post(`${server.url}/api/auth/register`, { name: 'Ada', email, password: PASSWORD })
    // Hashes are made one at a time, so the last of these is still running when the signal comes.
    const running = Array.from({ length: TRIES }, () =>
      post(`${server.url}/api/auth/login`, { email, password: PASSWORD }),
    )
    await running[0]
    const stopped = server.stop()
    const answers = await Promise.all(running)
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
    )
    assert.equal(await stopped, 0)
    await assert.rejects(() => fetch(`${server.url}/api/health`))
  })

  test('is not held up by a connection that only waits', async ({ assert }) => {
    const server = await startServer()
    await (await fetch(`${server.url}/api/health`)).text()
    const began = performance.now()
    assert.equal(await server.stop(), 0)
    assert.isBelow(performance.now() - began, 3_000)
  })
})
