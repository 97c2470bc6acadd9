import { test } from '@japa/runner'
import fc from 'fast-check'
import { PassThrough } from 'node:stream'
import type { ServerResponse } from 'node:http'
import type { StreamEvent } from '#contract/events'
import type { Channel } from '#core/events/broadcast_event'
import { EventHub } from '#notifications/stream/events/hub/event_hub'
import { LocalBus } from '#notifications/stream/gateways/bus/stream_bus'
import { StreamClient } from '#notifications/stream/events/hub/stream_client'

const ORGANIZATION = 'organization:o1'
const EVENT: StreamEvent = { type: 'post.deleted', organizationId: 'o1', postId: 'p' }

const numbered = (postId: number): StreamEvent => ({ ...EVENT, postId: String(postId) }) as StreamEvent

function setUp() {
  const bus = new LocalBus('boot')
  const hub = new EventHub(bus, 'boot')
  const publish = (event: StreamEvent = EVENT, channel: Channel = ORGANIZATION) =>
    bus.publish({ channel, event })
  return { hub, publish }
}

/** A client whose connection is a pipe; `read` returns the received events, `lastId` the last id. */
function makeClient(channels: Channel[] = [ORGANIZATION], userId = 'u1') {
  const pipe = new PassThrough({ highWaterMark: 1_000_000 })
  const listener = { userId, sessionId: 's', channels: new Set<Channel>([...channels, `user:${userId}`]) }
  const client = new StreamClient(listener, pipe as unknown as ServerResponse)
  let text = ''
  pipe.on('data', (chunk) => (text += chunk))
  const read = async () => {
    await new Promise(setImmediate)
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as StreamEvent)
  }
  const lastId = () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? ''
  return { client, pipe, read, lastId }
}

test.group('The event hub', () => {
  test('delivers events to their audience', async ({ assert }) => {
    const { hub, publish } = setUp()
    const [member, stranger] = [makeClient(), makeClient(['organization:o2'], 'u2')]
    hub.connect(member.client, null)
    hub.connect(stranger.client, null)
    publish()
    publish({ type: 'organization.joined', organizationId: 'o3' }, 'user:u2')
    assert.deepEqual(await member.read(), [EVENT])
    assert.deepEqual(await stranger.read(), [{ type: 'organization.joined', organizationId: 'o3' }])
    assert.equal(stranger.lastId(), 'boot-2')
  })

  test('sends nothing to a stream that is closed but not disconnected yet', async ({ assert }) => {
    const { hub, publish } = setUp()
    const { client, pipe, read } = makeClient()
    let failed = false
    pipe.on('error', () => (failed = true))
    hub.connect(client, null)
    client.close()
    publish()
    assert.isEmpty(await read())
    assert.isFalse(failed)
  })

  test('a client that reconnects misses nothing and receives nothing twice', async ({ assert }) => {
    const presence = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(presence, async (present) => {
        const { hub, publish } = setUp()
        const seen: StreamEvent[] = []
        let lastId: string | null = null
        let current: ReturnType<typeof makeClient> | null = null
        const leave = async () => {
          if (!current) return
          seen.push(...(await current.read()))
          lastId = current.lastId()
          current.pipe.destroy()
          await new Promise(setImmediate)
          current = null
        }
        const come = () => {
          current = makeClient()
          hub.connect(current.client, lastId)
        }
        come()
        for (const [index, isHere] of present.entries()) {
          if (isHere && !current) come()
          if (!isHere) await leave()
          publish(numbered(index))
          publish(EVENT, 'organization:o2')
        }
        if (!current) come()
        await leave()
        assert.deepEqual(
          seen,
          present.map((_, index) => numbered(index)),
        )
      }),
      { numRuns: 50 },
    )
  })

  for (const id of ['boot-0', 'other-1', 'boot-5000', 'boot-x', 'boot', '', '-1', 'boot--1', 'boot-1e3']) {
    test(`sends a resync to a client with the last id "${id}"`, async ({ assert }) => {
      const { hub, publish } = setUp()
      for (let index = 0; index < 1_100; index += 1) publish()
      const { client, read, lastId } = makeClient()
      hub.connect(client, id)
      assert.deepEqual(await read(), [{ type: 'resync' }])
      assert.equal(lastId(), 'boot-1100')
    })
  }

  test('replays the whole ring and nothing older', async ({ assert }) => {
    const { hub, publish } = setUp()
    for (let index = 0; index < 1_001; index += 1) publish(numbered(index))
    const { client, read } = makeClient()
    hub.connect(client, 'boot-1')
    const events = await read()
    assert.lengthOf(events, 1_000)
    assert.deepEqual(events[0], numbered(1))
  })

  test('disconnects a client that does not read', async ({ assert }) => {
    const { hub, publish } = setUp()
    const pipe = new PassThrough({ highWaterMark: 1 })
    const stuck = { userId: 'u', sessionId: 's', channels: new Set<Channel>([ORGANIZATION]) }
    hub.connect(new StreamClient(stuck, pipe as unknown as ServerResponse), null)
    while (!pipe.destroyed) publish({ ...EVENT, postId: 'x'.repeat(50_000) } as StreamEvent)
    await new Promise(setImmediate)
    assert.equal(hub.clients.size, 0)
  })

  test('follows joining and leaving an organization', async ({ assert }) => {
    const { hub, publish } = setUp()
    const { client, read } = makeClient([])
    hub.connect(client, null)
    publish(numbered(1))
    hub.setChannels('u1', new Set<Channel>(['user:u1', ORGANIZATION]))
    publish(numbered(2))
    hub.setChannels('u1', new Set<Channel>(['user:u1']))
    publish(numbered(3))
    assert.deepEqual(await read(), [numbered(2)])
  })

  test('closes the oldest of too many streams of one user', async ({ assert }) => {
    const { hub } = setUp()
    const windows = Array.from({ length: 21 }, () => makeClient())
    for (const { client } of windows) hub.connect(client, null)
    await new Promise(setImmediate)
    assert.equal(hub.clients.size, 20)
    assert.isTrue(windows[0]!.pipe.writableEnded)
  })

  test('ends every stream when the server stops', async ({ assert }) => {
    const { hub } = setUp()
    const { client, pipe } = makeClient()
    hub.connect(client, null)
    hub.close()
    assert.isTrue(pipe.writableEnded)
  })
})
