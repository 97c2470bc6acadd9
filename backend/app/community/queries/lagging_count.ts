import { now } from '#core/clock'

interface Kept<Value> {
  value: Value
  at: number
  refreshing: boolean
}

const KEPT_MAX = 500

/** Numbers, one or several, that are dear to count. An old one is answered at once and counted anew behind the request. */
export class LaggingCount<Value = number> {
  readonly #kept = new Map<string, Kept<Value>>()

  constructor(readonly milliseconds: number) {}

  async get(key: string, count: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key)
    if (!kept) return this.#keep(key, await count())
    if (now().getTime() - kept.at >= this.milliseconds && !kept.refreshing) {
      kept.refreshing = true
      void count().then(
        (value) => this.#keep(key, value),
        () => this.#kept.delete(key),
      )
    }
    return kept.value
  }

  #keep(key: string, value: Value): Value {
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear()
    this.#kept.set(key, { value, at: now().getTime(), refreshing: false })
    return value
  }
}
