import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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

/** Sends a request to the socket, whether the server process reads it or not. */
async function sendAndKeepOpen(url: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  await once(socket, 'connect')
  await new Promise<void>((sent) =>
    socket.end(`GET /api/health HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`, () => sent()),
  )
  return () => text(socket)
}

test.group('Shutting down', () => {
  test('finishes running requests, refuses new ones and exits cleanly', async ({ assert }) => {
    const server = await startServer()
    const email = `${newId()}@example.org`
    await post(`${server.url}/api/auth/register`, { name: 'Ada', email, password: PASSWORD })
    // Hashes run one at a time, so the last of these is still running when the signal arrives.
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
    assert.equal(await stopped, 0, server.output())
    await assert.rejects(() => fetch(`${server.url}/api/health`))
  })

  test('answers requests that arrived before the signal', async ({ assert }) => {
    const server = await startServer()
    server.signal('SIGSTOP')
    const waiting = await Promise.all(Array.from({ length: TRIES }, () => sendAndKeepOpen(server.url)))
    const stopped = server.stop()
    server.signal('SIGCONT')
    for (const answer of waiting) assert.match(await answer(), /^HTTP\/1\.1 200 /)
    assert.equal(await stopped, 0, server.output())
  })

  test('exits cleanly when it is stopped as soon as it answers', async ({ assert }) => {
    const server = await startServer()
    assert.equal(await server.stop(), 0, server.output())
  })

  test('is not delayed by an idle connection', async ({ assert }) => {
    const server = await startServer()
    await (await fetch(`${server.url}/api/health`)).text()
    const began = performance.now()
    assert.equal(await server.stop(), 0)
    assert.isBelow(performance.now() - began, 3_000)
  })
})
