import { now } from '#core/runtime/clock'

interface Entry<Value> {
  value: Value
  at: number
  refreshing: boolean
}

const MAX_ENTRIES = 500

/** Caches values that are expensive to read. A stale value is returned immediately and refreshed in the background. */
export class StaleWhileRevalidate<Value = number> {
  readonly #entries = new Map<string, Entry<Value>>()

  /** `ttl`: milliseconds until a value is stale. */
  constructor(readonly ttl: number) {}

  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#set(key, await read())
    const age = now().getTime() - entry.at
    // A negative age means that the clock was set back.
    if ((age >= this.ttl || age < 0) && !entry.refreshing) {
      entry.refreshing = true
      void read().then(
        (value) => this.#set(key, value),
        () => this.#entries.delete(key),
      )
    }
    return entry.value
  }

  #set(key: string, value: Value): Value {
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear()
    this.#entries.set(key, { value, at: now().getTime(), refreshing: false })
    return value
  }
}
