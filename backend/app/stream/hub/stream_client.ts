import type { ServerResponse } from 'node:http'
import type { Channel } from '#stream/contracts/bus'

/** Who is listening, and with which session. */
export interface Listener {
  userId: string
  sessionId: string
  channels: ReadonlySet<Channel>
}

const BACKLOG_MAX = 256 * 1_024

/** One open stream. A client that does not read what it asked for is let go; it comes back and catches up. */
export class StreamClient {
  channels: ReadonlySet<Channel>
  readonly userId: string
  readonly sessionId: string
  readonly #response: ServerResponse

  constructor(listener: Listener, response: ServerResponse) {
    this.channels = listener.channels
    this.userId = listener.userId
    this.sessionId = listener.sessionId
    this.#response = response
  }

  send(bytes: Buffer): void {
    if (this.#response.writableLength > BACKLOG_MAX) this.#response.destroy()
    else this.#response.write(bytes)
  }

  close(): void {
    this.#response.end()
  }

  onGone(callback: () => void): void {
    this.#response.once('close', callback)
  }
}
