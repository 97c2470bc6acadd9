import { STREAM_HEARTBEAT_INTERVAL_MS, type StreamEvent } from '#contract/events'
import type { Channel } from '#core/events/broadcast_event'
import { newId } from '#core/runtime/ids'
import type { Delivery, StreamBus } from '#notifications/stream/gateways/bus/stream_bus'
import { ChannelIndex } from '#notifications/stream/events/hub/channel_index'
import { FanOut } from '#notifications/stream/events/hub/fan_out'
import { ReplayRing } from '#notifications/stream/events/hub/replay_ring'
import type { StreamClient } from '#notifications/stream/events/hub/stream_client'

const RING_SIZE = 1_000
/** Another stream closes the oldest. */
const MAX_STREAMS_PER_USER = 20
const HEARTBEAT = Buffer.from(':\n\n')

/**
 * The open streams of this instance. Every event is serialized once and written to all streams of its channel.
 *
 *     connect ──> replay (or resync) ──> events and heartbeats ──> closed | too slow | session ended | shutdown
 */
export class EventHub {
  readonly #index = new ChannelIndex()
  readonly #fanOut = new FanOut()
  #ring: ReplayRing
  readonly #heartbeat: NodeJS.Timeout

  /** `instanceId` is part of the event id of a stream without events. */
  constructor(bus: StreamBus, instanceId: string) {
    this.#ring = new ReplayRing(RING_SIZE, `${instanceId}-0`)
    bus.subscribe((delivery) => this.#deliver(delivery))
    bus.onGap(() => this.#resync())
    this.#heartbeat = setInterval(() => this.#beat(), STREAM_HEARTBEAT_INTERVAL_MS).unref()
  }

  get clients(): ReadonlySet<StreamClient> {
    return this.#index.clients
  }

  /** The position of the newest event. A stream that continues after it misses nothing. */
  get lastEventId(): string {
    return this.#ring.lastId
  }

  /** Adds a stream and sends the events missed since `lastEventId`; null for a new client. */
  connect(client: StreamClient, lastEventId: string | null): void {
    for (const bytes of this.#missed(client, lastEventId)) client.send(bytes)
    this.#index.add(client)
    client.onClose(() => this.#index.remove(client))
    const streams = this.#index.listeners(`user:${client.userId}`)
    if (streams.size > MAX_STREAMS_PER_USER) streams.values().next().value?.close()
  }

  /** Whether a user has an open stream on this instance. */
  hasStream(userId: string): boolean {
    return this.#index.listeners(`user:${userId}`).size > 0
  }

  /** Replaces the channels of a user's streams. */
  setChannels(userId: string, channels: ReadonlySet<Channel>): void {
    for (const client of this.#index.listeners(`user:${userId}`)) this.#index.setChannels(client, channels)
  }

  /** Replaces the channels of a user's streams if they differ, and asks their clients to refetch. */
  correctChannels(userId: string, channels: ReadonlySet<Channel>): void {
    for (const client of this.#index.listeners(`user:${userId}`)) {
      if (client.channels.symmetricDifference(channels).size === 0) continue
      this.#index.setChannels(client, channels)
      client.send(this.#serialize({ type: 'resync' }))
    }
  }

  /** Removes a channel from a user's streams immediately. */
  removeChannel(userId: string, channel: Channel): void {
    for (const client of this.#index.listeners(`user:${userId}`)) {
      this.#index.setChannels(client, client.channels.difference(new Set([channel])))
    }
  }

  /** Closes every stream; the clients reconnect to another instance. */
  close(): void {
    clearInterval(this.#heartbeat)
    this.#fanOut.flush()
    for (const client of this.clients) client.close()
  }

  #deliver({ id, channel, event }: Delivery): void {
    const bytes = toBytes(id, event)
    this.#ring.add({ id, channel, bytes })
    this.#fanOut.send(bytes, this.#index.listeners(channel), channel)
  }

  /** Events were lost: all clients refetch, and none gets earlier events replayed. */
  #resync(): void {
    this.#ring = new ReplayRing(RING_SIZE, newId())
    this.#fanOut.send(this.#serialize({ type: 'resync' }), this.clients, null)
  }

  #missed(client: StreamClient, lastEventId: string | null): Buffer[] {
    const position = Buffer.from(`id: ${this.#ring.lastId}\n\n`)
    if (lastEventId === null) return [position]
    const events = this.#ring.after(lastEventId)
    if (!events) return [this.#serialize({ type: 'resync' })]
    return [
      ...events.filter(({ channel }) => client.channels.has(channel)).map(({ bytes }) => bytes),
      position,
    ]
  }

  #serialize(event: StreamEvent): Buffer {
    return toBytes(this.#ring.lastId, event)
  }

  #beat(): void {
    this.#fanOut.send(HEARTBEAT, this.clients, null)
  }
}

function toBytes(id: string, event: StreamEvent): Buffer {
  return Buffer.from(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
}
