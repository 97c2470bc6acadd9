import type { StreamMessage } from '#core/events/broadcast_event'
import type { Delivery, StreamBus } from '#notifications/stream/gateways/bus/stream_bus'

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
