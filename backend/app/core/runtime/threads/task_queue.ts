import { AppError } from '#core/http/errors/app_error'

interface TaskQueueOptions {
  /** How many tasks run at a time. */
  atOnce: number
  /** How many more may wait. */
  waitingMax: number
}

/**
 * Runs a limited number of tasks at a time, with a limited number waiting. Hashing and image work keep a core busy for
 * tens of milliseconds: without a queue, sixteen sign-ins slow down every other request.
 */
export class TaskQueue {
  readonly #options: TaskQueueOptions
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: TaskQueueOptions) {
    this.#options = options
  }

  /** Runs a task when it is its turn. SERVICE_UNAVAILABLE when too many wait. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await task()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#options.atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#options.waitingMax) throw new AppError('SERVICE_UNAVAILABLE')
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** The next task takes over the slot directly, so that no later task overtakes it. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
