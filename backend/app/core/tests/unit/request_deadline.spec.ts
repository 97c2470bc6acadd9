import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { mock } from 'node:test'
import { text } from 'node:stream/consumers'
import { BODY_TIMEOUT_MS, extendDeadline, limitBody } from '#core/http/request/request_deadline'

type Handler = (message: IncomingMessage, response: ServerResponse) => void

/**
 * Runs a test with a server with this handler, and a client that has sent the beginning of a body of ten bytes. The
 * timers are real again when it ends: the runner clears its own ones.
 */
const withFakeTimers =
  (handler: Handler, run: (begun: Begun, assert: Assert) => Promise<void>) =>
  async ({ assert, cleanup }: TestContext) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      await run(await begin(cleanup, handler), assert)
    } finally {
      mock.timers.reset()
    }
  }

interface Begun {
  socket: Socket
  message: IncomingMessage
}

async function begin(cleanup: TestContext['cleanup'], handler: Handler): Promise<Begun> {
  const server = createServer(handler).prependListener('request', limitBody)
  cleanup(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const request = once(server, 'request')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf')
  const [message] = (await request) as [IncomingMessage]
  return { socket, message }
}

test.group('A request that is sent slowly', () => {
  test(
    'is closed after thirty seconds with 408',
    withFakeTimers(
      (message) => void message.resume(),
      async ({ socket }, assert) => {
        mock.timers.tick(BODY_TIMEOUT_MS - 1)
        assert.isFalse(socket.destroyed)
        mock.timers.tick(1)
        assert.match(await text(socket), /^HTTP\/1\.1 408 /)
      },
    ),
  )

  test(
    'is closed without a second answer when it has been answered already',
    withFakeTimers(
      (_, response) => void response.end('no'),
      async ({ socket }, assert) => {
        mock.timers.tick(BODY_TIMEOUT_MS)
        const answer = await text(socket)
        assert.match(answer, /^HTTP\/1\.1 200 /)
        assert.notInclude(answer, '408')
      },
    ),
  )

  test(
    'lasts longer when it is an upload, until it pauses for thirty seconds',
    withFakeTimers(
      (request) => void request.on('data', () => extendDeadline(request)),
      async ({ socket, message }, assert) => {
        for (const part of ['a', 'b', 'c']) {
          mock.timers.tick(BODY_TIMEOUT_MS - 1)
          const received = once(message, 'data')
          socket.write(part)
          await received
        }
        assert.isFalse(socket.destroyed)
        mock.timers.tick(BODY_TIMEOUT_MS)
        assert.match(await text(socket), /^HTTP\/1\.1 408 /)
      },
    ),
  )

  test(
    'is not closed once it is there, however long the answer takes',
    withFakeTimers(
      (request, response) => {
        request.resume().once('end', () => void setTimeout(() => response.end('done'), 2 * BODY_TIMEOUT_MS))
      },
      async ({ socket, message }, assert) => {
        const end = once(message, 'end')
        socket.write('sixmor')
        await end
        mock.timers.tick(2 * BODY_TIMEOUT_MS)
        const [answer] = (await once(socket, 'data')) as [Buffer]
        assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
      },
    ),
  )
})
