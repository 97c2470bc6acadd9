import { STREAM_HEARTBEAT, type StreamEvent } from '#contract/events'
import type { Channel, StreamBus, StreamMessage } from '#stream/contracts/bus'
import { ChannelIndex } from '#stream/hub/channel_index'
import { ReplayRing } from '#stream/hub/replay_ring'
import type { StreamClient } from '#stream/hub/stream_client'

const RING_SIZE = 1_000
/** More windows than anybody has open; the oldest makes room. */
const STREAMS_PER_USER = 20
const SIGN_OF_LIFE = Buffer.from(':\n\n')

/**
 * Holds the open streams of this instance and hands every event, serialised once, to those it is for.
 *
 *     connect ──> replay (or resync) ──> events and signs of life ──> gone | too slow | session over | shutdown
 */
export class EventHub {
  readonly #index = new ChannelIndex()
  readonly #ring = new ReplayRing(RING_SIZE)
  readonly #boot: string
  readonly #heartbeat: NodeJS.Timeout
  #sequence = 0

  /** `boot` names this life of the server in the ids of its events. */
  constructor(bus: StreamBus, boot: string) {
    this.#boot = boot
    bus.subscribe((message) => this.#deliver(message))
    this.#heartbeat = setInterval(() => this.#beat(), STREAM_HEARTBEAT).unref()
  }

  /** Every open stream, for those who decide whether it may stay open. */
  get clients(): ReadonlySet<StreamClient> {
    return this.#index.everybody
  }

  /** Takes a stream in. `lastEventId` is the last event its client has seen; null on a first visit. */
  connect(client: StreamClient, lastEventId: string | null): void {
    for (const bytes of this.#missed(client, lastEventId)) client.send(bytes)
    this.#index.add(client)
    client.onGone(() => this.#index.remove(client))
    const streams = this.#index.listeners(`user:${client.userId}`)
    if (streams.size > STREAMS_PER_USER) streams.values().next().value?.close()
  }

  /** Whether a person has a stream open here. */
  listens(userId: string): boolean {
    return this.#index.listeners(`user:${userId}`).size > 0
  }

  /** Gives the streams of a person other channels. */
  retune(userId: string, channels: ReadonlySet<Channel>): void {
    for (const client of this.#index.listeners(`user:${userId}`)) this.#index.retune(client, channels)
  }

  /** Takes one channel from the streams of a person, before anything else is delivered. */
  detach(userId: string, channel: Channel): void {
    for (const client of this.#index.listeners(`user:${userId}`)) {
      this.#index.retune(client, client.channels.difference(new Set([channel])))
    }
  }

  /** Ends every stream; the clients come back to an instance that is alive. */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const client of this.clients) client.close()
  }

  #deliver({ channel, event }: StreamMessage): void {
    this.#sequence += 1
    const bytes = this.#serialise(event)
    this.#ring.add({ sequence: this.#sequence, channel, bytes })
    for (const client of this.#index.listeners(channel)) client.send(bytes)
  }

  #missed(client: StreamClient, lastEventId: string | null): Buffer[] {
    const position = Buffer.from(`id: ${this.#boot}-${this.#sequence}\n\n`)
    if (lastEventId === null) return [position]
    const [boot, sequence] = splitId(lastEventId)
    const events = boot === this.#boot ? this.#ring.between(sequence, this.#sequence) : null
    if (!events) return [this.#serialise({ type: 'resync' })]
    return [
      ...events.filter(({ channel }) => client.channels.has(channel)).map(({ bytes }) => bytes),
      position,
    ]
  }

  #serialise(event: StreamEvent): Buffer {
    return Buffer.from(`id: ${this.#boot}-${this.#sequence}\ndata: ${JSON.stringify(event)}\n\n`)
  }

  #beat(): void {
    for (const client of this.clients) client.send(SIGN_OF_LIFE)
  }
}

function splitId(id: string): [boot: string, sequence: number] {
  const hyphen = Math.max(id.lastIndexOf('-'), 0)
  const sequence = id.slice(hyphen + 1)
  return [id.slice(0, hyphen), /^\d{1,15}$/.test(sequence) ? Number(sequence) : Number.POSITIVE_INFINITY]
}
