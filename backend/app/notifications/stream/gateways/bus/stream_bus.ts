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
