import { inTime } from '#core/in_time'

/** An error of the client of S3; only one that S3 has answered has a status. */
interface Failure {
  $metadata?: { httpStatusCode?: number }
}

/**
 * Asks a service that may be silent. While it is, one request at a time finds out whether it is back, and all others
 * fail at once: otherwise each picture of a page would hold up a connection of the browser for as long as it is waited for.
 */
export class CircuitBreaker {
  readonly #deadline: number
  #isSilent = false
  #isAsked = false

  /** `deadline` is how long a request may take, in milliseconds. */
  constructor(deadline: number) {
    this.#deadline = deadline
  }

  async run<Value>(ask: () => Promise<Value>): Promise<Value> {
    if (this.#isSilent && this.#isAsked) throw new Error('No answer, and another request is waiting for one')
    const isProbe = this.#isSilent
    if (isProbe) this.#isAsked = true
    try {
      const value = await inTime(ask(), this.#deadline)
      this.#isSilent = false
      return value
    } catch (error) {
      this.#isSilent = (error as Failure).$metadata?.httpStatusCode === undefined
      throw error
    } finally {
      if (isProbe) this.#isAsked = false
    }
  }
}
