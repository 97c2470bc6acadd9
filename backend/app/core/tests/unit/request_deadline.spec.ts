import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { text } from 'node:stream/consumers'
import { BODY_TIMEOUT_MS, extendDeadline, limitBody } from '#core/http/request_deadline'

type Handler = (message: IncomingMessage, response: ServerResponse) => void

/** A server with this handler, and a client that has sent the beginning of a body of ten bytes. */
async function begin(cleanup: (stop: () => void) => void, handler: Handler) {
  mock.timers.enable({ apis: ['setTimeout'] })
  const server = createServer(handler).prependListener('request', limitBody)
  cleanup(() => {
    mock.timers.reset()
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
  test('is closed after thirty seconds with 408', async ({ assert, cleanup }) => {
    const { socket } = await begin(cleanup, (message) => void message.resume())
    mock.timers.tick(BODY_TIMEOUT_MS - 1)
    assert.isFalse(socket.destroyed)
    mock.timers.tick(1)
    assert.match(await text(socket), /^HTTP\/1\.1 408 /)
  })

  test('is closed without a second answer when it has been answered already', async ({ assert, cleanup }) => {
    const { socket } = await begin(cleanup, (_, response) => void response.end('no'))
    mock.timers.tick(BODY_TIMEOUT_MS)
    const answer = await text(socket)
    assert.match(answer, /^HTTP\/1\.1 200 /)
    assert.notInclude(answer, '408')
  })

  test('lasts longer when it is an upload, until it pauses for thirty seconds', async ({
    assert,
    cleanup,
  }) => {
    const { socket, message } = await begin(cleanup, (request) => {
      request.on('data', () => extendDeadline(request))
    })
    for (const part of ['a', 'b', 'c']) {
      mock.timers.tick(BODY_TIMEOUT_MS - 1)
      const received = once(message, 'data')
      socket.write(part)
      await received
    }
    assert.isFalse(socket.destroyed)
    mock.timers.tick(BODY_TIMEOUT_MS)
    assert.match(await text(socket), /^HTTP\/1\.1 408 /)
  })

  test('is not closed once it is there, however long the answer takes', async ({ assert, cleanup }) => {
    const { socket, message } = await begin(cleanup, (request, response) => {
      request.resume().once('end', () => void setTimeout(() => response.end('done'), 2 * BODY_TIMEOUT_MS))
    })
    const end = once(message, 'end')
    socket.write('sixmor')
    await end
    mock.timers.tick(2 * BODY_TIMEOUT_MS)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
  })
})
