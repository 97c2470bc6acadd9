import type { StreamMessage } from '#core/events/broadcast_event'

/**
 * Delivers messages to every instance of the server, including the sender, in the order of each sender. To run several
 * instances, only this has to be implemented again.
 */
export interface StreamBus {
  publish(message: StreamMessage): void
  subscribe(receive: (message: StreamMessage) => void): void
}

/** The bus of a single instance. */
export class LocalBus implements StreamBus {
  readonly #receivers: ((message: StreamMessage) => void)[] = []

  publish(message: StreamMessage): void {
    for (const receive of this.#receivers) receive(message)
  }

  subscribe(receive: (message: StreamMessage) => void): void {
    this.#receivers.push(receive)
  }
}
