import { inTime } from '#core/in_time'

interface TimedReadingOptions {
  /** Milliseconds until waiting for a value ends with an error. */
  timeout: number
  /** Milliseconds until a value is read again. */
  maxAge?: number
}

/** A value from outside of the process, for those who may not wait long: one that hangs is not read a second time meanwhile. */
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

  /** The value. Rejects when it cannot be read or does not come in time. */
  async get(): Promise<Value> {
    if (this.#last && performance.now() - this.#last.at < this.#maxAge) return this.#last.value
    this.#running ??= this.#start()
    return inTime(this.#running, this.#timeout)
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
