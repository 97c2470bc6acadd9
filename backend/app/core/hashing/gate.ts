import { AppError } from '#core/errors/app_error'

/**
 * Lets one piece of heavy work run at a time and a bounded number wait.
 * Hashing takes a core for tens of milliseconds; without a gate sixteen sign-ins starve every other request.
 */
export class Gate {
  readonly #room: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `room`: how many may wait; one more is refused with SERVICE_UNAVAILABLE. */
  constructor(room: number) {
    this.#room = room
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting > this.#room) throw new AppError('SERVICE_UNAVAILABLE')
    this.#waiting += 1
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }
}
