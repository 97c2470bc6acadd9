import type { ServerResponse } from 'node:http'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { localServer } from '@fanfare/ui-kit/testing/local-server.ts'
import { connectStream } from './stream.ts'

const UPDATED: StreamEvent = { type: 'post.updated', organizationId: 'northwind', postId: 'post-1' }

/** The types of the events that were counted. */
let skipped: string[] = []
beforeEach(() => {
  skipped = []
})

/** The result of reading these events of a real server; the last one shows that all have been read. */
async function received(...sent: unknown[]): Promise<StreamEvent[]> {
  const write = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of [...sent, UPDATED]) response.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  const address = await localServer((_request, response) => write(response))
  const events: StreamEvent[] = []
  const close = connectStream({
    address,
    token: 'secret-token',
    fetch,
    onConnection: () => undefined,
    onConnect: () => undefined,
    onEvent: (event) => void events.push(event),
    onSkipped: (_kind, entry) => void skipped.push((entry as { type: string }).type),
    onUnauthenticated: () => undefined,
  })
  onTestFinished(close)
  await expect.poll(() => events.at(-1)).toEqual(UPDATED)
  return events.slice(0, -1)
}

const RESYNC = { type: 'resync' }
const claimed = {
  type: 'suggestion.claimed',
  organizationId: 'northwind',
  postId: 'post-1',
  commentId: 'c1',
  availableCount: 1,
}

it('passes on events, without the fields of a newer server', async () => {
  expect(await received({ ...claimed, by: 'maya' }, RESYNC)).toEqual([claimed, RESYNC])
})

it('ignores events that only a newer client knows, and counts them', async () => {
  expect(await received({ type: 'badge.won', badge: 7 })).toEqual([])
  expect(skipped).toEqual(['badge.won'])
})

it.each([
  { ...claimed, postId: 7 },
  { ...claimed, availableCount: '1' },
  { type: 'suggestion.claimed' },
  { type: 'notifications.read', unread: 'many' },
  { type: 'notifications.read', unread: -1 },
])('takes %j for a reason to fetch again', async (event) => {
  expect(await received(event)).toEqual([RESYNC])
})

it('reports each connect, the first one too', async () => {
  const responses: ServerResponse[] = []
  const address = await localServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    responses.push(response)
  })
  let connects = 0
  const close = connectStream({
    address,
    token: 'secret-token',
    fetch,
    onConnection: () => undefined,
    onConnect: () => void (connects += 1),
    onEvent: () => undefined,
    onUnauthenticated: () => undefined,
  })
  onTestFinished(close)
  await expect.poll(() => connects).toBe(1)
  responses[0]?.destroy()
  await expect.poll(() => connects, { timeout: 5_000 }).toBe(2)
})
