// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http'
import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { localServer } from '../testing/local-server.ts'
import { openStream, type LiveState } from './event-stream.ts'

type Connection = { request: IncomingMessage; response: ServerResponse }

const CREATED: StreamEvent = { type: 'post.created', organizationId: 'o', postId: 'p', userId: 'u' }

const STREAM_HEADERS = { 'content-type': 'text/event-stream' }

/** A server that keeps its connections, so that the test can write to them. */
async function streamServer(status = 200, headers = STREAM_HEADERS) {
  const connections: Connection[] = []
  const url = await localServer((request, response) => {
    connections.push({ request, response })
    response.writeHead(status, headers)
    response.flushHeaders()
    if (status !== 200) response.end()
  })
  return { url, connections }
}

function listen(url: string, silenceTimeout = 5_000, lastId?: string) {
  const events: StreamEvent[] = []
  const states: LiveState[] = []
  const onUnauthenticated = vi.fn<() => void>()
  const close = openStream({
    url,
    token: 'secret',
    lastId,
    silenceTimeout,
    retryDelay: () => 10,
    onUnauthenticated,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  onTestFinished(close)
  return { events, states, onUnauthenticated, close }
}

it('passes on the events of the server, and sends the token', async () => {
  const { url, connections } = await streamServer()
  const { events, states } = listen(url)
  await expect.poll(() => states).toEqual(['connecting', 'live'])
  connections[0]?.response.write(`id: b-1\ndata: ${JSON.stringify(CREATED)}\n\n`)
  await expect.poll(() => events).toEqual([CREATED])
  expect(connections[0]?.request.headers.authorization).toBe('Bearer secret')
})

it('begins after a known position', async () => {
  const { url, connections } = await streamServer()
  listen(url, undefined, 'b-3')
  await expect.poll(() => connections[0]?.request.headers['last-event-id']).toBe('b-3')
})

it('reconnects with the id of the last event it has seen', async () => {
  const { url, connections } = await streamServer()
  const { events } = listen(url)
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.response.write(`id: b-7\ndata: ${JSON.stringify(CREATED)}\n\n`)
  await expect.poll(() => events.length).toBe(1)
  connections[0]?.response.destroy()
  await expect.poll(() => connections.length).toBe(2)
  expect(connections[1]?.request.headers['last-event-id']).toBe('b-7')
  expect(events).toHaveLength(1)
})

it('asks for a resync when it reconnects without having seen an id', async () => {
  const { url, connections } = await streamServer()
  const { events } = listen(url)
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.response.end()
  await expect.poll(() => events).toEqual([{ type: 'resync' }])
})

it('takes a long silence for a lost connection', async () => {
  const { url } = await streamServer()
  const { states } = listen(url, 80)
  await expect.poll(() => states.join(' '), { timeout: 4_000 }).toContain('live waiting connecting')
})

it('stops when the server refuses the token', async () => {
  const { url, connections } = await streamServer(401)
  const { states, onUnauthenticated } = listen(url)
  await expect.poll(() => states.at(-1)).toBe('closed')
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(connections).toHaveLength(1)
})

it('does not take the page of a proxy for a stream', async () => {
  const { url, connections } = await streamServer(200, { 'content-type': 'text/html' })
  const { states } = listen(url)
  await expect.poll(() => connections.length).toBeGreaterThan(1)
  expect(states).not.toContain('live')
})

it('hangs up on an answer that is no stream and does not end', async () => {
  const { url, connections } = await streamServer(200, { 'content-type': 'text/html' })
  listen(url)
  await expect.poll(() => connections.length).toBeGreaterThan(1)
  await expect.poll(() => connections[0]?.request.socket.destroyed).toBe(true)
})

it('keeps no listener of an earlier attempt', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  onTestFinished(() => void vi.restoreAllMocks())
  let attempts = 0
  const close = openStream({
    url: 'https://fanfare.example/api/stream',
    token: 'secret',
    retryDelay: () => 0,
    onUnauthenticated: () => undefined,
    onEvent: () => undefined,
    onState: () => undefined,
    fetch: async () => {
      attempts += 1
      throw new TypeError('no answer')
    },
  })
  onTestFinished(close)
  await expect.poll(() => attempts).toBeGreaterThan(20)
  expect(added.mock.calls.length).toBeGreaterThan(20)
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(2)
})

it('stops when it is closed', async () => {
  const { url, connections } = await streamServer()
  const { states, close } = listen(url)
  await expect.poll(() => connections.length).toBe(1)
  close()
  await expect.poll(() => states.at(-1)).toBe('closed')
  expect(connections).toHaveLength(1)
})

const REPLIED = { ...CREATED, postId: 'Ünï©ødé ✓' }
const STREAM = [
  ': hello\n\n',
  'id: b-1\ndata: {"type":"resync"}\n\n',
  `id: b-2\r\ndata: ${JSON.stringify(REPLIED).replace(',', ',\r\ndata: ')}\r\n\r\n`,
  'id: b-3\n\n',
  `data: ${JSON.stringify(CREATED)}`,
].join('')

/** The events that a client reads from these chunks, and the id it reconnects with. */
function read(chunks: Uint8Array[]): Promise<{ events: StreamEvent[]; lastId: string | null }> {
  return new Promise((resolve) => {
    const events: StreamEvent[] = []
    let connections = 0
    const close = openStream({
      url: 'https://fanfare.example/api/stream',
      token: 'secret',
      retryDelay: () => 0,
      onUnauthenticated: () => undefined,
      onEvent: (event) => events.push(event),
      onState: () => undefined,
      fetch: async (_url, init) => {
        connections += 1
        if (connections === 1) return new Response(streamOf(chunks), { headers: STREAM_HEADERS })
        const headers = new Headers(init?.headers)
        resolve({ events: [...events], lastId: headers.get('last-event-id') })
        close()
        return new Response(null, { status: 503 })
      },
    })
  })
}

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

it('joins data lines, skips comments and unfinished messages, and keeps an id that comes without data', async () => {
  await expect(read([new TextEncoder().encode(STREAM)])).resolves.toEqual({
    events: [{ type: 'resync' }, REPLIED],
    lastId: 'b-3',
  })
})

it.each(['{"type":', 'null', '7', '{"type":7}', '<html>'])(
  'takes an event that cannot be read for a reason to fetch again: %s',
  async (data) => {
    const stream = `id: b-1\ndata: ${data}\n\nid: b-2\ndata: ${JSON.stringify(CREATED)}\n\n`
    await expect(read([new TextEncoder().encode(stream)])).resolves.toEqual({
      events: [{ type: 'resync' }, CREATED],
      lastId: 'b-2',
    })
  },
)

it('reconnects when a message is larger than any event', async () => {
  const endless = new TextEncoder().encode(`data: ${'x'.repeat(200_000)}`)
  await expect(read([endless])).resolves.toEqual({ events: [], lastId: null })
})

it('follows no redirect, so that no other server gets the token', async () => {
  const asked: unknown[] = []
  const other = await localServer((request, response) => {
    asked.push(request.headers.authorization)
    response.end()
  })
  let redirects = 0
  const url = await localServer((_request, response) => {
    redirects += 1
    response.writeHead(307, { location: other }).end()
  })
  const { close } = listen(url)
  await expect.poll(() => redirects).toBeGreaterThan(1)
  close()
  expect(asked).toEqual([])
})

it('reads the same wherever the network cuts the stream, also inside of a character', async () => {
  const bytes = new TextEncoder().encode(STREAM)
  const whole = await read([bytes])
  const cuts = array(integer({ min: 0, max: bytes.length }), { maxLength: 8 })
  await assert(
    asyncProperty(cuts, async (places) => {
      const edges = [0, ...places.toSorted((a, b) => a - b), bytes.length]
      const chunks = edges.slice(1).map((end, index) => bytes.slice(edges[index], end))
      await expect(read(chunks)).resolves.toEqual(whole)
    }),
  )
})
