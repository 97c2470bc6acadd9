import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { GuardedFetch } from '#posts/previews/gateways/fetching/guarded_fetch'
import { JSON_DOCUMENT, PAGE } from '#posts/previews/gateways/fetching/media_type'
import {
  HERE,
  html,
  json,
  networkTo,
  openPageHost,
  redirect,
  type PageHost,
} from '#posts/previews/tests/support/page_host'
import { reasonOf } from '#posts/previews/tests/support/reason_of'

const PAGE_LINK = 'http://pages.example/'
const MEGABYTE = 1_048_576

test.group('Fetching a page', (group) => {
  let host: PageHost
  group.each.setup(async () => {
    host = await openPageHost()
    return () => host.close()
  })

  const get = (address = PAGE_LINK, { kind = PAGE, within = 3_000 } = {}) =>
    new GuardedFetch(networkTo(host).network).get(address, kind, AbortSignal.timeout(within))

  const failure = (...question: Parameters<typeof get>) => reasonOf(get(...question))

  test('times out waiting for headers', async ({ assert }) => {
    host.pages['pages.example/'] = () => undefined
    assert.equal(await failure(PAGE_LINK, { within: 150 }), 'unreachable')
  })

  test('times out reading a slow body', async ({ assert }) => {
    host.pages['pages.example/'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write(' '), 20)
      response.once('close', () => clearInterval(drip))
    }
    assert.equal(await failure(PAGE_LINK, { within: 150 }), 'unreachable')
  })

  test('times out resolving the name', async ({ assert }) => {
    const { network } = networkTo(host)
    const silent = {
      ...network,
      resolve: (_host: string, signal: AbortSignal) =>
        new Promise<string[]>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    }
    const visit = new GuardedFetch(silent).get(PAGE_LINK, PAGE, AbortSignal.timeout(50))
    await assert.rejects(() => visit, 'TimeoutError')
    assert.lengthOf(host.visits, 0)
  })

  test('applies one timeout to all redirects', async ({ assert }) => {
    for (const [from, to] of [
      ['/', '/1'],
      ['/1', '/2'],
      ['/2', '/3'],
    ]) {
      host.pages[`pages.example${from}`] = (request, response) => {
        setTimeout(() => redirect(to!)(request, response), 100)
      }
    }
    host.pages['pages.example/3'] = html('late')
    assert.equal(await failure(PAGE_LINK, { within: 200 }), 'unreachable')
  })

  test('follows four redirects but not five', async ({ assert }) => {
    for (const hop of [0, 1, 2, 3, 4]) host.pages[`pages.example/${hop}`] = redirect(`/${hop + 1}`)
    host.pages['pages.example/5'] = html('there')
    assert.equal((await get('http://pages.example/1')).url, 'http://pages.example/5')
    assert.equal(await failure('http://pages.example/0'), 'unreachable')
  })

  test('stops at a redirect loop', async ({ assert }) => {
    host.pages['pages.example/'] = redirect('/')
    assert.equal(await failure(), 'unreachable')
    assert.lengthOf(host.visits, 5)
  })

  test('reads at most one megabyte of a larger page', async ({ assert }) => {
    host.pages['pages.example/'] = html('a'.repeat(MEGABYTE + 1))
    host.pages['pages.example/exact'] = html('a'.repeat(MEGABYTE))
    const cut = await get()
    assert.deepEqual([cut.bytes.length, cut.isComplete], [MEGABYTE, false])
    const whole = await get('http://pages.example/exact')
    assert.deepEqual([whole.bytes.length, whole.isComplete], [MEGABYTE, true])
  })

  test('stops an endless body at one megabyte', async ({ assert }) => {
    host.pages['pages.example/'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
      }
      response.on('drain', pour)
      pour()
    }
    assert.isFalse((await get()).isComplete)
  })

  test('stops decompressing a bomb at one megabyte: {0}')
    .with([
      ['gzip', gzipSync(Buffer.alloc(64 * MEGABYTE))],
      ['br', brotliCompressSync(Buffer.alloc(64 * MEGABYTE))],
    ] as [string, Buffer][])
    .run(async ({ assert }, [encoding, bomb]) => {
      host.pages['pages.example/'] = html(bomb, { 'content-encoding': encoding })
      const cut = await get()
      assert.deepEqual([cut.bytes.length, cut.isComplete], [MEGABYTE, false])
    })

  test('refuses a large body that decompresses to nothing', async ({ assert }) => {
    const nothing = gzipSync('')
    const many = Buffer.concat(Array.from({ length: 60_000 }, () => nothing))
    host.pages['pages.example/'] = html(many, { 'content-encoding': 'gzip' })
    assert.equal(await failure(), 'too_large')
  })

  test('decompresses {0}')
    .with([
      ['gzip', gzipSync('Grüße')],
      ['deflate', deflateSync('Grüße')],
      ['br', brotliCompressSync('Grüße')],
      ['identity', Buffer.from('Grüße')],
    ] as [string, Buffer][])
    .run(async ({ assert }, [encoding, body]) => {
      host.pages['pages.example/'] = html(body, { 'content-encoding': encoding })
      assert.equal((await get()).bytes.toString(), 'Grüße')
    })

  for (const [what, headers, reason] of [
    ['an image', { 'content-type': 'image/png' }, 'not_a_page'],
    ['a malformed content type', { 'content-type': 'page' }, 'not_a_page'],
    ['no type', { 'content-type': '' }, 'not_a_page'],
    ['an encoding that was not requested', { 'content-encoding': 'zstd' }, 'not_a_page'],
    ['two encodings', { 'content-encoding': 'gzip, gzip' }, 'not_a_page'],
    ['an encoding named like an object property', { 'content-encoding': 'constructor' }, 'not_a_page'],
    ['a body in another encoding', { 'content-encoding': 'gzip' }, 'unreachable'],
    ['headers that are too long', { 'x-long': 'a'.repeat(20_000) }, 'unreachable'],
  ] as [string, Record<string, string>, string][]) {
    test(`answers ${reason} for ${what}`, async ({ assert }) => {
      host.pages['pages.example/'] = html('<title>Hello</title>', headers)
      assert.equal(await failure(), reason)
    })
  }

  test('accepts HTML for a page and JSON for a document only', async ({ assert }) => {
    host.pages['pages.example/'] = html('<title>Hello</title>')
    host.pages['pages.example/json'] = json({})
    assert.equal(await failure(PAGE_LINK, { kind: JSON_DOCUMENT }), 'not_a_page')
    assert.equal(await failure('http://pages.example/json'), 'not_a_page')
  })

  test('answers unreachable for a missing page and a refused connection', async ({ assert }) => {
    assert.equal(await failure('http://pages.example/missing'), 'unreachable')
    const { network } = networkTo({ port: await closedPort() })
    await assert.rejects(
      () => new GuardedFetch(network).get(PAGE_LINK, PAGE, AbortSignal.timeout(3_000)),
      'ECONNREFUSED',
    )
  })

  test('sends a user agent and no referrer or cookies', async ({ assert }) => {
    host.pages['pages.example/'] = redirect('http://other.example/?a=1#b', 302, {
      'set-cookie': 'a=b; Path=/',
    })
    host.pages['other.example/?a=1'] = html('there')
    await get()
    const [, second] = host.visits
    assert.deepEqual(Object.keys(second!.headers).toSorted(), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    assert.equal(second!.headers['user-agent'], 'Fanfare (link preview)')
    assert.equal(second!.headers.host, 'other.example')
  })

  test('names the host in TLS while connecting to its address, over HTTP/1.1', async ({ assert }) => {
    const greetings: Buffer[] = []
    const door = createServer((socket) =>
      socket.once('data', (data) => void (greetings.push(data), socket.destroy())),
    )
    await once(door.listen(0, HERE), 'listening')
    const { network } = networkTo(door.address() as AddressInfo)
    const visit = new GuardedFetch(network).get('https://pages.example/', PAGE, AbortSignal.timeout(3_000))
    await assert.rejects(() => visit)
    door.close()
    const greeting = greetings[0]!.toString('latin1')
    assert.include(greeting, 'pages.example')
    assert.include(greeting, 'http/1.1')
    assert.notInclude(greeting, '\u0002h2')
  })
})

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, HERE)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
