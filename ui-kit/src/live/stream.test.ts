// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { localServer } from '../testing/local-server.ts'
import { openStream, type LiveState } from './stream.ts'

type Connection = { request: IncomingMessage; response: ServerResponse }

const CREATED: StreamEvent = { type: 'post.created', organizationId: 'o', postId: 'p', userId: 'u' }

/** A server that notes who comes and lets the test speak to them. */
async function streamServer(status = 200) {
  const connections: Connection[] = []
  const url = await localServer((request, response) => {
    connections.push({ request, response })
    response.writeHead(status, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    if (status !== 200) response.end()
  })
  return { url, connections }
}

function listen(url: string, patience = 5_000) {
  const events: StreamEvent[] = []
  const states: LiveState[] = []
  const onRefused = vi.fn<() => void>()
  const close = openStream({
    url,
    token: 'secret',
    patience,
    pause: () => 10,
    onRefused,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  onTestFinished(close)
  return { events, states, onRefused, close }
}

it('tells the events of the server and comes with the token', async () => {
  const { url, connections } = await streamServer()
  const { events, states } = listen(url)
  await expect.poll(() => states).toEqual(['connecting', 'live'])
  connections[0]?.response.write(`id: b-1\ndata: ${JSON.stringify(CREATED)}\n\n`)
  await expect.poll(() => events).toEqual([CREATED])
  expect(connections[0]?.request.headers.authorization).toBe('Bearer secret')
})

it('comes back with the last event it has seen', async () => {
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

it('asks for everything anew when it comes back without having seen an event', async () => {
  const { url, connections } = await streamServer()
  const { events } = listen(url)
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.response.end()
  await expect.poll(() => events).toEqual([{ type: 'resync' }])
})

it('takes long silence for a lost connection', async () => {
  const { url, connections } = await streamServer()
  const { states } = listen(url, 80)
  await expect.poll(() => connections.length).toBeGreaterThan(1)
  expect(states.slice(0, 4)).toEqual(['connecting', 'live', 'waiting', 'connecting'])
})

it('stops when the server refuses the token', async () => {
  const { url, connections } = await streamServer(401)
  const { states, onRefused } = listen(url)
  await expect.poll(() => states.at(-1)).toBe('closed')
  expect(onRefused).toHaveBeenCalledOnce()
  expect(connections).toHaveLength(1)
})

it('stops when it is closed', async () => {
  const { url, connections } = await streamServer()
  const { states, close } = listen(url)
  await expect.poll(() => connections.length).toBe(1)
  close()
  await expect.poll(() => states.at(-1)).toBe('closed')
  expect(connections).toHaveLength(1)
})
