import { RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { hasDisconnected } from '#core/http/request_log'

const WHOLE = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody'

/** Sends the bytes of a request, and returns both ends once its head has arrived. */
async function send(bytes: string, cleanup: (end: () => void) => void) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  cleanup(() => {
    client.destroy()
    server.close()
  })
  client.write(bytes)
  const [req, res]: [IncomingMessage, ServerResponse] = (await once(server, 'request')) as never
  return { client, req, request: new RequestFactory().merge({ req, res }).create() }
}

async function leave(client: Socket, req: IncomingMessage) {
  const closed = new Promise((done) => req.socket.once('close', done))
  client.resetAndDestroy()
  await closed
}

test.group('A client that disconnects', () => {
  test('has not done so while it waits for its answer', async ({ assert, cleanup }) => {
    const { request } = await send(WHOLE, cleanup)
    assert.isFalse(hasDisconnected(request))
  })

  test('before the whole request was sent', async ({ assert, cleanup }) => {
    const { client, req, request } = await send(WHOLE.slice(0, -2), cleanup)
    req.on('error', () => undefined)
    await leave(client, req)
    assert.isTrue(hasDisconnected(request))
  })

  test('before its body was read', async ({ assert, cleanup }) => {
    const { client, req, request } = await send(WHOLE, cleanup)
    req.on('error', () => undefined)
    await leave(client, req)
    assert.isTrue(req.complete)
    assert.isTrue(hasDisconnected(request))
  })

  test('after it was read has its errors reported', async ({ assert, cleanup }) => {
    const { client, req, request } = await send(WHOLE, cleanup)
    assert.equal(await text(req), 'body')
    await leave(client, req)
    assert.isFalse(hasDisconnected(request))
  })

  test('after a request without a body has its errors reported', async ({ assert, cleanup }) => {
    const { client, req, request } = await send('GET / HTTP/1.1\r\nhost: x\r\n\r\n', cleanup)
    await leave(client, req)
    assert.isFalse(hasDisconnected(request))
  })
})
