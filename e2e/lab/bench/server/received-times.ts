/** When things that a server sends arrive, by a name of each that is known before. */
export class ReceivedTimes {
  readonly #waiting = new Map<string, (at: number) => void>()

  /** Resolves with the time at which this arrives; fails after some seconds. */
  expect(name: string, timeoutMs = 30_000): Promise<number> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`${name} did not arrive`)), timeoutMs)
      this.#waiting.set(name, (at) => {
        clearTimeout(timeout)
        resolve(at)
      })
    })
  }

  /** Says that this has arrived. */
  note(name: string): void {
    this.#waiting.get(name)?.(performance.now())
    this.#waiting.delete(name)
  }
}
