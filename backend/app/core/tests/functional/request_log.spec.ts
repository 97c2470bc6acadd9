import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { EmitterFactory } from '@adonisjs/core/factories/events'
import { ServerFactory } from '@adonisjs/core/factories/http'
import { LoggerFactory } from '@adonisjs/core/factories/logger'
import { AppError } from '#core/http/errors/app_error'
import { logRequest } from '#core/http/request_log'

const SECRET = 'a-secret-that-opens-something'

const answer = () => 'an answer'

/** A server with its own routes, and its log. */
async function serve(close: (closing: () => void) => void) {
  const lines: string[] = []
  const logger = new LoggerFactory().merge({ enabled: true, level: 'trace' }).pushLogsTo(lines).create()
  const emitter = new EmitterFactory().create(app)
  emitter.on('http:request_completed', logRequest)
  const server = new ServerFactory().merge({ app, logger, emitter }).create()
  server.errorHandler(() => import('#core/http/errors/handler'))
  const router = server.getRouter()
  router.get('/doors/closed', answer)
  router
    .group(() => {
      router
        .get(':key', () => answer())
        .where('key', /^[a-z-]{20,}$/)
        .options({ secretParam: 'key' })
      router
        .post(':key/open', () => Promise.reject(new AppError('INTERNAL_ERROR')))
        .options({ secretParam: 'key' })
    })
    .prefix('/doors')
  router.get('/windows', () => answer()).options({ probe: true })
  router.get('*', () => answer())
  await server.boot()
  const listening = createServer(server.handle.bind(server)).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  close(() => void listening.close())
  const { port } = listening.address() as AddressInfo
  return {
    lines,
    call: async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).arrayBuffer(),
  }
}

test.group('The request log', () => {
  test('has the version of a desktop client, and no other text of that header', async ({
    assert,
    cleanup,
  }) => {
    const { lines, call } = await serve(cleanup)
    await call('/doors/closed', 'GET', { 'fanfare-client': 'desktop/1.2.3-rc.1' })
    await call('/doors/closed', 'GET', { 'fanfare-client': 'desktop/1.2.3 of Ana' })
    const clients = lines.map((line) => (JSON.parse(line) as { client?: string }).client)
    assert.deepEqual(clients, ['desktop/1.2.3-rc.1', undefined])
  })

  test('contains no secret of a path, whichever route answers', async ({ assert, cleanup }) => {
    const { lines, call } = await serve(cleanup)
    await call('/doors/closed')
    assert.include(lines.join(), '/doors/closed')

    await call(`/doors/${SECRET}`)
    await call(`/doors/${SECRET}/open`, 'POST')
    await call(`/doors/${SECRET}!mistyped`)
    await call(`/doors/${SECRET}/and/more`)
    await call(`//doors//${SECRET}`)
    await call(`/Doors/${SECRET}`)
    await call(`/doors/${SECRET}`, 'DELETE')
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    assert.lengthOf(requests, 8)
    assert.deepEqual(
      requests.slice(1, 5).map(({ path }) => path),
      Array.from({ length: 4 }, () => '/doors/[redacted]'),
    )
    assert.include(lines.join(), 'INTERNAL_ERROR')
    assert.notInclude(lines.join(), SECRET)
  })

  test('leaves out successful probes', async ({ assert, cleanup }) => {
    const { lines, call } = await serve(cleanup)
    await call('/windows')
    await call('/elsewhere')
    assert.notInclude(lines.join(), '/windows')
    assert.include(lines.join(), '/elsewhere')
  })
})
