import { AppError } from '#core/errors/app_error'

/**
 * Runs one task at a time while a bounded number wait. Hashing and image work keep a core busy for tens of
 * milliseconds: without a queue sixteen sign-ins slow down every other request.
 */
export class SerialQueue {
  readonly #maxWaiting: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** Tasks beyond `maxWaiting` are refused with SERVICE_UNAVAILABLE. */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting > this.#maxWaiting) throw new AppError('SERVICE_UNAVAILABLE')
    this.#waiting += 1
    const result = this.#last.then(task)
    this.#last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      this.#waiting -= 1
    }
  }
}
