import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'

const TRIES = 12

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A mail server that never confirms a mail, and counts the mails it has read. */
async function startHangingMailServer() {
  const state = { read: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream) => void stream.resume().on('end', () => (state.read += 1)),
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return { state, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** Requests repeatedly, each time on a new connection, until the server refuses connections. Returns all responses. */
async function askUntilRefused(url: string): Promise<string[]> {
  const answers: string[] = []
  for (;;) {
    const answer = await fetch(url, { headers: { connection: 'close' } }).then(
      async (response) => (await response.text()) && `${response.status}`,
      (error: { cause?: { code?: string } }) => error.cause?.code ?? 'unknown',
    )
    if (answer === 'ECONNREFUSED') return answers
    answers.push(answer)
  }
}

/** Sends a request to the socket, whether or not the server process reads it. */
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
  }).tags(['@slow'], 'append')

  test('exits cleanly when it is stopped as soon as it answers', async ({ assert }) => {
    const server = await startServer()
    assert.equal(await server.stop(), 0, server.output())
  }).tags(['@slow'], 'append')

  test('answers everything under load until it refuses connections', async ({ assert }) => {
    const server = await startServer()
    const path = `${server.url}/api/community/posts?page=1`
    const load = Array.from({ length: 16 }, () => askUntilRefused(path))
    await fetch(path)
    const stopped = server.stop()
    for (const answers of await Promise.all(load)) {
      // The kernel resets connections in the backlog when the server stops listening.
      if (answers.at(-1) === 'ECONNRESET') answers.pop()
      assert.deepEqual([...new Set(answers)], ['200'])
    }
    assert.equal(await stopped, 0, server.output())
  }).tags(['@slow'], 'append')

  test('does not wait for a mail server that hangs, and keeps the mails', async ({ assert, cleanup }) => {
    const mails = await startHangingMailServer()
    cleanup(() => void mails.close())
    const server = await startServer({ SMTP_URL: mails.url })
    for (let index = 0; index < 6; index += 1) {
      const email = `${newId()}@example.org`
      await post(`${server.url}/api/auth/register`, { name: 'Ada', email, password: PASSWORD })
      await post(`${server.url}/api/auth/forgot-password`, { email })
    }
    while (mails.state.read < 4) await wait(20)
    const began = performance.now()
    assert.equal(await server.stop(), 0, server.output())
    assert.isBelow(performance.now() - began, 10_000)
    assert.equal(mails.state.read, 4)
  }).tags(['@slow'], 'append')

  test('is not delayed by an idle connection, nor by one that has sent nothing', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServer()
    await (await fetch(`${server.url}/api/health`)).text()
    const { hostname, port } = new URL(server.url)
    const silent = connect({ host: hostname, port: Number(port) })
    cleanup(() => void silent.destroy())
    await once(silent, 'connect')
    const began = performance.now()
    assert.equal(await server.stop(), 0)
    assert.isBelow(performance.now() - began, 3_000)
  }).tags(['@slow'], 'append')
})
