type Leave = () => void

interface Waiting {
  begin: (leave: Leave) => void
}

/** Lets at most `places` pass at once per key; the others wait in the order they came. */
export class Turns {
  readonly #places: number
  readonly #inside = new Map<string, number>()
  readonly #waiting = new Map<string, Set<Waiting>>()

  constructor(places: number) {
    this.#places = places
  }

  /** A turn now, or undefined when all places are in use. Returns how to leave; to leave twice changes nothing. */
  enter(key: string): Leave | undefined {
    const inside = this.#inside.get(key) ?? 0
    if (inside >= this.#places) return undefined
    this.#inside.set(key, inside + 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      this.#leave(key)
    }
  }

  /** A turn as soon as there is one, or undefined after so many milliseconds. */
  wait(key: string, timeout: number): Promise<Leave | undefined> {
    const now = this.enter(key)
    if (now !== undefined) return Promise.resolve(now)
    return new Promise((resolve) => {
      const queue = this.#waiting.get(key) ?? new Set()
      this.#waiting.set(key, queue)
      const waiting = { begin: (leave: Leave) => end(leave) }
      const timer = setTimeout(() => end(undefined), timeout)
      const end = (leave: Leave | undefined) => {
        clearTimeout(timer)
        queue.delete(waiting)
        if (queue.size === 0) this.#waiting.delete(key)
        resolve(leave)
      }
      queue.add(waiting)
    })
  }

  /** The number of keys that have a turn running or waiting. */
  get size(): number {
    return new Set([...this.#inside.keys(), ...this.#waiting.keys()]).size
  }

  #leave(key: string): void {
    const inside = this.#inside.get(key)! - 1
    if (inside === 0) this.#inside.delete(key)
    else this.#inside.set(key, inside)
    const [next] = this.#waiting.get(key) ?? []
    if (next !== undefined) next.begin(this.enter(key)!)
  }
}
