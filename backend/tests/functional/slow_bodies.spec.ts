import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { BODY_TIMEOUT_MS } from '#core/http/request/request_deadline'
import { startServer } from '#tests/server'

/** Loaded before the server: makes the timer of a body end immediately. Timers of drivers have the same length. */
const HURRY = `const {setTimeout: real} = globalThis;
const isOfBody = (act, after) => act.name === 'expire' && after === ${BODY_TIMEOUT_MS};
globalThis.setTimeout = (act, after, ...rest) => real(act, isOfBody(act, after) ? 1 : after, ...rest)`

test.group('A started server', () => {
  test('closes a request whose body does not arrive in time with 408', async ({ assert, cleanup }) => {
    const preload = `data:text/javascript,${encodeURIComponent(HURRY)}`
    const server = await startServer({ NODE_OPTIONS: `--import=${preload}` })
    cleanup(async () => void (await server.stop()))
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    socket.write([...head, 'Content-Length: 10', '', 'half'].join('\r\n'))
    assert.match(await text(socket), /^HTTP\/1\.1 408 /)
  })
})
