import { mock } from 'node:test'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { StreamMessage } from '#core/events/broadcast_event'
import { SILENCE_MS, type Instances } from '#notifications/stream/gateways/bus/instances'
import { SharedBus } from '#notifications/stream/gateways/bus/shared_bus'
import type { Transport, TransportEvents } from '#notifications/stream/gateways/bus/transport'

const numbered = (number: number): StreamMessage => ({
  channel: 'organization:o1',
  event: { type: 'post.deleted', organizationId: 'o1', postId: String(number) },
})

/** When each instance last sent a beat, as in the database. */
class InstanceTable implements Instances {
  readonly #beatAt = new Map<string, number>()

  async beat(instanceId: string): Promise<number> {
    this.#beatAt.set(instanceId, Date.now())
    const silent = [...this.#beatAt].filter(([, at]) => at < Date.now() - SILENCE_MS)
    for (const [id] of silent) this.#beatAt.delete(id)
    return silent.length
  }

  async leave(instanceId: string): Promise<void> {
    this.#beatAt.delete(instanceId)
  }
}

/** Passes payloads to every connected transport, in one order. */
class Network {
  readonly ends: NetworkTransport[] = []
  passed = 0

  pass(payloads: string[]): void {
    this.passed += payloads.length
    for (const payload of payloads) for (const end of this.ends) end.hear(payload)
  }
}

class NetworkTransport implements Transport {
  readonly #network: Network
  #events: TransportEvents | undefined
  isConnected = false
  /** Open, but not responding. */
  isStalled = false
  resets = 0

  constructor(network: Network) {
    this.#network = network
    network.ends.push(this)
  }

  open(events: TransportEvents): void {
    this.#events = events
    this.connect()
  }

  connect(): void {
    this.isConnected = true
    this.#events!.connected()
  }

  cut(): void {
    this.isConnected = false
    this.#events!.lost()
  }

  hear(payload: string): void {
    if (this.isConnected && !this.isStalled) this.#events!.receive(payload)
  }

  async send(payloads: string[]): Promise<void> {
    if (!this.isConnected) throw new Error('cut off')
    if (!this.isStalled) this.#network.pass(payloads)
  }

  async check(): Promise<void> {
    if (this.isStalled) throw new Error('no answer')
  }

  reset(): void {
    this.resets += 1
    this.cut()
  }

  async close(): Promise<void> {
    this.isConnected = false
  }
}

/** Instances on one network, and the events sent to the streams of each. */
function makeInstances(count: number) {
  const network = new Network()
  const table = new InstanceTable()
  return Array.from({ length: count }, (_, index) => {
    const transport = new NetworkTransport(network)
    const bus = new SharedBus(transport, table, `i${index}`)
    const heard: string[] = []
    bus.subscribe(({ event }) => heard.push('postId' in event ? event.postId : event.type))
    bus.onGap(() => heard.push('gap'))
    bus.open()
    heard.length = 0
    const kill = () => {
      transport.isConnected = false
      table.beat = (
        (beat) => async (id: string) =>
          id === `i${index}` ? 0 : beat.call(table, id)
      )(table.beat)
    }
    return { bus, transport, heard, network, kill }
  })
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

async function secondsLater(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    mock.timers.tick(1_000)
    await settled()
  }
}

test.group('The bus of several instances', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setInterval', 'Date'] })
    return () => mock.timers.reset()
  })

  test('delivers to all instances, in one order', async ({ assert }) => {
    const publishers = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(publishers, async (who) => {
        const instances = makeInstances(3)
        for (const [number, instance] of who.entries()) instances[instance]!.bus.publish(numbered(number))
        await settled()
        const [first, ...others] = instances.map(({ heard }) => heard)
        assert.sameMembers(
          first!,
          who.map((_, number) => String(number)),
        )
        for (const heard of others) assert.deepEqual(heard, first)
        for (const instance of [0, 1, 2]) {
          const own = first!.filter((number) => who[Number(number)] === instance).map(Number)
          assert.deepEqual(
            own,
            own.toSorted((a, b) => a - b),
          )
        }
      }),
      { numRuns: 30 },
    )
  })

  test('keeps delivering to its own streams while it is cut off, and tells everybody of the gap', async ({
    assert,
  }) => {
    const [one, other] = makeInstances(2)
    one!.transport.cut()
    one!.bus.publish(numbered(1))
    other!.bus.publish(numbered(2))
    await settled()
    assert.deepEqual([one!.heard, other!.heard], [['1'], ['2']])
    one!.transport.connect()
    await settled()
    assert.include(one!.heard.slice(1), 'gap')
    assert.deepEqual(other!.heard, ['2', 'gap'])
    one!.bus.publish(numbered(3))
    await settled()
    assert.equal(other!.heard.at(-1), '3')
  })

  test('has a gap when an instance falls silent, and none when one says goodbye', async ({ assert }) => {
    const [here, killed, stopped] = makeInstances(3)
    await settled()
    await stopped!.bus.close()
    await secondsLater(8)
    assert.isEmpty(here!.heard)
    killed!.kill()
    await secondsLater(8)
    assert.deepEqual(here!.heard, ['gap'])
  })

  test('says nothing to others while nothing happens, however many there are', async ({ assert }) => {
    const [{ network }] = makeInstances(20) as [ReturnType<typeof makeInstances>[number]]
    await secondsLater(20)
    assert.equal(network.passed, 0)
  })

  test('drops a connection that carries nothing', async ({ assert }) => {
    const [instance] = makeInstances(1)
    await settled()
    await secondsLater(8)
    assert.equal(instance!.transport.resets, 0)
    instance!.transport.isStalled = true
    await secondsLater(10)
    assert.equal(instance!.transport.resets, 1)
  })

  test('delivers here what could not be sent', async ({ assert }) => {
    const [one] = makeInstances(1)
    await settled()
    one!.transport.isConnected = false
    one!.bus.publish(numbered(1))
    await settled()
    assert.deepEqual(one!.heard, ['1'])
  })

  test('sends what is waiting before it closes', async ({ assert }) => {
    const [one, other] = makeInstances(2)
    for (let number = 0; number < 250; number += 1) one!.bus.publish(numbered(number))
    await one!.bus.close()
    assert.lengthOf(other!.heard, 250)
  })
})
