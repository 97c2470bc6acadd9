import type { Channel } from '#core/events/broadcast_event'

/** A sent event: its id, channel and bytes. */
export interface SentEvent {
  id: string
  channel: Channel
  bytes: Buffer
}

/** The latest events, for clients that reconnect. */
export class ReplayRing {
  readonly size: number
  readonly #slots: SentEvent[] = []
  /** The position after each id; the oldest id is first. */
  readonly #nextOf: Map<string, number>
  #next = 0
  #lastId: string

  /** `firstId` is the id for clients that have not received an event yet. */
  constructor(size: number, firstId: string) {
    this.size = size
    this.#lastId = firstId
    this.#nextOf = new Map([[firstId, 0]])
  }

  /** The id of the latest event. */
  get lastId(): string {
    return this.#lastId
  }

  add(event: SentEvent): void {
    this.#slots[this.#next % this.size] = event
    this.#next += 1
    this.#lastId = event.id
    this.#nextOf.set(event.id, this.#next)
    if (this.#nextOf.size > this.size + 1) this.#nextOf.delete(this.#nextOf.keys().next().value!)
  }

  /** The events that follow this one, oldest first; null if it is unknown or some have been overwritten. */
  after(id: string): SentEvent[] | null {
    const from = this.#nextOf.get(id)
    if (from === undefined) return null
    return Array.from({ length: this.#next - from }, (_, index) => this.#slots[(from + index) % this.size]!)
  }
}
