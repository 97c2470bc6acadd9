import { withTimeout } from '#core/runtime/with_timeout'

interface TimedReadingOptions {
  /** Milliseconds after which `get` rejects. */
  timeout: number
  /** Milliseconds for which a value is cached. */
  maxAge?: number
}

/**
 * Reads a value from outside the process with a timeout. Callers share a read that is still running, so that a hanging
 * one is not started again.
 */
export class TimedReading<Value> {
  readonly #read: () => Promise<Value>
  readonly #timeout: number
  readonly #maxAge: number
  #running: Promise<Value> | undefined
  #last: { value: Value; at: number } | undefined

  constructor(read: () => Promise<Value>, { timeout, maxAge = 0 }: TimedReadingOptions) {
    this.#read = read
    this.#timeout = timeout
    this.#maxAge = maxAge
  }

  /** Returns the value. Rejects when it cannot be read, or not within the timeout. */
  async get(): Promise<Value> {
    if (this.#last && performance.now() - this.#last.at < this.#maxAge) return this.#last.value
    this.#running ??= this.#start()
    return withTimeout(this.#running, this.#timeout)
  }

  async #start(): Promise<Value> {
    try {
      const value = await this.#read()
      this.#last = { value, at: performance.now() }
      return value
    } finally {
      this.#running = undefined
    }
  }
}
