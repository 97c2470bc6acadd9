import type { Channel } from '#core/events/broadcast_event'
import type { StreamClient } from '#notifications/stream/events/hub/stream_client'

/** Streams that are written to before other work runs, which takes about half a millisecond. */
const STREAMS_PER_TURN = 50

/** Bytes for some streams. A stream that has left the channel in the meantime gets nothing; null sends to all. */
interface Batch {
  bytes: Buffer
  channel: Channel | null
  clients: StreamClient[]
}

/**
 * Writes to streams in order, some streams at a time, so that other requests do not wait until thousands of streams
 * have been written to.
 */
export class FanOut {
  readonly #waiting: Batch[] = []
  #turn: NodeJS.Immediate | undefined

  /** Starts immediately, unless other batches are queued. */
  send(bytes: Buffer, clients: Iterable<StreamClient>, channel: Channel | null): void {
    this.#waiting.push({ bytes, channel, clients: [...clients] })
    if (this.#turn === undefined) this.#takeTurn(STREAMS_PER_TURN)
  }

  /** Writes everything queued immediately. */
  flush(): void {
    clearImmediate(this.#turn)
    this.#takeTurn(Number.POSITIVE_INFINITY)
  }

  #takeTurn(most: number): void {
    let left = most
    for (let [first] = this.#waiting; first !== undefined && left > 0; [first] = this.#waiting) {
      const some = first.clients.splice(0, left)
      for (const client of some) if (isFor(client, first)) client.send(first.bytes)
      left -= some.length
      if (first.clients.length === 0) this.#waiting.shift()
    }
    this.#turn = this.#waiting.length === 0 ? undefined : setImmediate(() => this.#takeTurn(STREAMS_PER_TURN))
  }
}

const isFor = ({ channels }: StreamClient, { channel }: Batch) => channel === null || channels.has(channel)
