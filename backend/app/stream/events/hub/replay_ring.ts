import type { Channel } from '#core/events/broadcast_event'

/** A sent event: its sequence number, channel and bytes. */
export interface SentEvent {
  sequence: number
  channel: Channel
  bytes: Buffer
}

/** The latest events, for clients that reconnect. */
export class ReplayRing {
  readonly #slots: (SentEvent | undefined)[]

  constructor(readonly size: number) {
    this.#slots = Array.from({ length: size })
  }

  add(event: SentEvent): void {
    this.#slots[event.sequence % this.size] = event
  }

  /** The events after `from` up to `to`, oldest first; null if some have been overwritten. */
  between(from: number, to: number): SentEvent[] | null {
    if (from > to || to - from > this.size) return null
    const sequences = Array.from({ length: to - from }, (_, index) => from + 1 + index)
    const events = sequences.map((sequence) => this.#slots[sequence % this.size])
    return events.every((event, index) => event?.sequence === sequences[index])
      ? (events as SentEvent[])
      : null
  }
}
