/** Milliseconds after which an instance that was not heard is considered to have stopped. */
const SILENCE_MS = 6_000

/**
 * The instances, by when they were last heard. One that is killed may have committed what it did not publish any
 * more, so that its silence is a gap; one that says goodbye has published everything.
 */
export class Peers {
  readonly #heardAt = new Map<string, number>()

  heard(instanceId: string, at: number): void {
    this.#heardAt.set(instanceId, at)
  }

  left(instanceId: string): void {
    this.#heardAt.delete(instanceId)
  }

  /** Forgets everybody, after a time in which nobody could be heard. */
  clear(): void {
    this.#heardAt.clear()
  }

  /** Forgets those that have been silent for too long, and returns them. */
  forgetSilent(at: number): string[] {
    const silent = [...this.#heardAt].filter(([, heardAt]) => at - heardAt > SILENCE_MS)
    const ids = silent.map(([instanceId]) => instanceId)
    for (const id of ids) this.#heardAt.delete(id)
    return ids
  }
}
