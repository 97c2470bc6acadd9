import type { Channel } from '#core/events/broadcast_event'
import type { StreamClient } from '#stream/events/hub/stream_client'

/** Streams that are written to before other work gets its turn, which is about half a millisecond. */
const STREAMS_PER_TURN = 50

/** Bytes for these streams. One that has left the channel meanwhile gets nothing; null is for all. */
interface Batch {
  bytes: Buffer
  channel: Channel | null
  clients: StreamClient[]
}

/**
 * Writes to streams in the order in which it is asked to, some streams at a time: an answer to a request does not wait
 * until thousands of streams have been written to.
 */
export class FanOut {
  readonly #waiting: Batch[] = []
  #turn: NodeJS.Immediate | undefined

  /** Begins at once, unless something is waiting. */
  send(bytes: Buffer, clients: Iterable<StreamClient>, channel: Channel | null): void {
    this.#waiting.push({ bytes, channel, clients: [...clients] })
    if (this.#turn === undefined) this.#takeTurn(STREAMS_PER_TURN)
  }

  /** Writes everything that is waiting at once. */
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
