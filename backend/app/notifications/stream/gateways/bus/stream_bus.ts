import type { StreamMessage } from '#core/events/broadcast_event'

/** A message as every instance receives it, with the same id everywhere. */
export interface Delivery extends StreamMessage {
  id: string
}

/** Delivers messages to every instance of the server, including the sender. All receive them in the same order. */
export interface StreamBus {
  publish(message: StreamMessage): void
  subscribe(receive: (delivery: Delivery) => void): void
  /** Calls back when messages may have been lost, so that the sequence has a gap. */
  onGap(callback: () => void): void
}

/** The bus of a single instance, which never loses a message. */
export class LocalBus implements StreamBus {
  readonly #receivers: ((delivery: Delivery) => void)[] = []
  readonly #instanceId: string
  #count = 0

  constructor(instanceId: string) {
    this.#instanceId = instanceId
  }

  publish(message: StreamMessage): void {
    this.#count += 1
    const delivery = { ...message, id: `${this.#instanceId}-${this.#count}` }
    for (const receive of this.#receivers) receive(delivery)
  }

  subscribe(receive: (delivery: Delivery) => void): void {
    this.#receivers.push(receive)
  }

  onGap(): void {}
}
