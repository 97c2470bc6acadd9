import type { StreamBus, StreamMessage } from '#stream/contracts/bus'

/** The bus of a server that runs alone. */
export class LocalBus implements StreamBus {
  readonly #receivers: ((message: StreamMessage) => void)[] = []

  publish(message: StreamMessage): void {
    for (const receive of this.#receivers) receive(message)
  }

  subscribe(receive: (message: StreamMessage) => void): void {
    this.#receivers.push(receive)
  }
}
