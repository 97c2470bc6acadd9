import type { Minutes } from '#notifications/pacing/rules/minutes_of'

/** How often minutes are used, as a segment tree of minima: counting and finding the least used take O(log n). */
export class UseCounts {
  private readonly size: number
  /** Of each node the count of its least used minute; the nodes of minutes begin at `size`. */
  private readonly least: Uint32Array

  constructor(minutes: number) {
    this.size = 2 ** Math.ceil(Math.log2(Math.max(minutes, 1)))
    this.least = new Uint32Array(2 * this.size)
  }

  add(minute: number): void {
    let node = this.size + minute
    this.least[node]! += 1
    while (node > 1) {
      node = Math.floor(node / 2)
      this.least[node] = Math.min(this.least[2 * node]!, this.least[2 * node + 1]!)
    }
  }

  /** The first of the least used among some minutes. */
  leastUsed(among: readonly Minutes[]): { minute: number; count: number } {
    const best = { minute: -1, count: Infinity }
    for (const minutes of among) this.search(1, 0, this.size, minutes, best)
    return best
  }

  private search(
    node: number,
    first: number,
    size: number,
    minutes: Minutes,
    best: { minute: number; count: number },
  ): void {
    const [from, to] = minutes
    const count = this.least[node]!
    if (to <= first || first + size <= from || count >= best.count) return
    if (size === 1) {
      best.minute = first
      best.count = count
      return
    }
    this.search(2 * node, first, size / 2, minutes, best)
    this.search(2 * node + 1, first + size / 2, size / 2, minutes, best)
  }
}
