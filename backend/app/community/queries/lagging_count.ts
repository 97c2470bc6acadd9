import { now } from '#core/clock'

interface Kept {
  value: number
  at: number
  refreshing: boolean
}

const KEPT_MAX = 500

/** Numbers that are dear to count. An old one is answered at once and counted anew behind the request. */
export class LaggingCount {
  readonly #kept = new Map<string, Kept>()

  constructor(readonly milliseconds: number) {}

  async get(key: string, count: () => Promise<number>): Promise<number> {
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

  #keep(key: string, value: number): number {
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear()
    this.#kept.set(key, { value, at: now().getTime(), refreshing: false })
    return value
  }
}
