import type { ServerResponse } from 'node:http'
import type { Channel } from '#core/events/broadcast_event'

export interface Listener {
  userId: string
  sessionId: string
  channels: ReadonlySet<Channel>
}

const MAX_BACKLOG_BYTES = 256 * 1_024

/** One open stream. A client that reads too slowly is disconnected; it reconnects and catches up. */
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

  /** Does nothing once the stream is closed; its connection may end later. */
  send(bytes: Buffer): void {
    if (this.#response.writableEnded) return
    if (this.#response.writableLength > MAX_BACKLOG_BYTES) this.#response.destroy()
    else this.#response.write(bytes)
  }

  close(): void {
    this.#response.end()
  }

  onClose(callback: () => void): void {
    this.#response.once('close', callback)
  }
}
