import type { Channel } from '#stream/contracts/bus'

/** An event as it was sent: its place in the order, its readers and its bytes. */
export interface SentEvent {
  sequence: number
  channel: Channel
  bytes: Buffer
}

/** The latest events, so that a client that was away for a moment misses none. */
export class ReplayRing {
  readonly #slots: (SentEvent | undefined)[]

  constructor(readonly size: number) {
    this.#slots = Array.from({ length: size })
  }

  add(event: SentEvent): void {
    this.#slots[event.sequence % this.size] = event
  }

  /** The events after `from` up to `to`, oldest first; null when some of them are gone. */
  between(from: number, to: number): SentEvent[] | null {
    if (from > to || to - from > this.size) return null
    const sequences = Array.from({ length: to - from }, (_, index) => from + 1 + index)
    const events = sequences.map((sequence) => this.#slots[sequence % this.size])
    return events.every((event, index) => event?.sequence === sequences[index])
      ? (events as SentEvent[])
      : null
  }
}
