import { test } from '@japa/runner'
import fc from 'fast-check'
import type { ServerResponse } from 'node:http'
import type { Channel } from '#core/events/broadcast_event'
import { FanOut } from '#notifications/stream/events/hub/fan_out'
import { StreamClient } from '#notifications/stream/events/hub/stream_client'

const ORGANIZATION = 'organization:o1'

/** A stream, and what was written to it. */
function makeStream(channels: Channel[] = [ORGANIZATION]) {
  const written: string[] = []
  const response = {
    writableEnded: false,
    writableLength: 0,
    write: (bytes: Buffer) => written.push(String(bytes)),
  }
  const listener = { userId: 'u1', sessionId: 's', channels: new Set(channels) }
  return { client: new StreamClient(listener, response as unknown as ServerResponse), written }
}

const makeStreams = (count: number) => Array.from({ length: count }, () => makeStream())
const clientsOf = (streams: ReturnType<typeof makeStreams>) => streams.map(({ client }) => client)
const writtenTo = (streams: ReturnType<typeof makeStreams>) =>
  streams.filter(({ written }) => written.length > 0).length

/** Lets the event loop take this many turns. */
async function afterTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}

test.group('The fan-out', () => {
  test('writes to few streams at once', ({ assert }) => {
    const streams = makeStreams(3)
    new FanOut().send(Buffer.from('a'), clientsOf(streams), ORGANIZATION)
    assert.equal(writtenTo(streams), 3)
  })

  test('lets other work take turns while it writes to many', async ({ assert }) => {
    const streams = makeStreams(200)
    const seen: number[] = []
    new FanOut().send(Buffer.from('a'), clientsOf(streams), ORGANIZATION)
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(writtenTo(streams))
      await afterTurns(1)
    }
    assert.deepEqual(seen, [50, 100, 150, 200])
  })

  test('writes everything once and in order, whenever it comes', async ({ assert }) => {
    const pauses = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 120 }), pauses, async (count, turns) => {
        const [streams, fanOut] = [makeStreams(count), new FanOut()]
        for (const [index, pause] of turns.entries()) {
          fanOut.send(Buffer.from(String(index)), clientsOf(streams), ORGANIZATION)
          await afterTurns(pause)
        }
        await afterTurns(30)
        for (const { written } of streams)
          assert.deepEqual(
            written,
            turns.map((_, index) => String(index)),
          )
      }),
      { numRuns: 30 },
    )
  })

  test('writes nothing to a stream that has left the channel while it waited', async ({ assert }) => {
    const streams = makeStreams(60)
    const fanOut = new FanOut()
    fanOut.send(Buffer.from('a'), clientsOf(streams), ORGANIZATION)
    streams.at(-1)!.client.channels = new Set()
    fanOut.send(Buffer.from('for all'), clientsOf(streams), null)
    await afterTurns(5)
    assert.deepEqual(streams.at(-1)!.written, ['for all'])
    assert.deepEqual(streams.at(-2)!.written, ['a', 'for all'])
  })

  test('writes the rest at once before the streams are closed', ({ assert }) => {
    const streams = makeStreams(200)
    const fanOut = new FanOut()
    fanOut.send(Buffer.from('a'), clientsOf(streams), ORGANIZATION)
    assert.equal(writtenTo(streams), 50)
    fanOut.flush()
    assert.equal(writtenTo(streams), 200)
  })
})
