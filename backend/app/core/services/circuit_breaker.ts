import logger from '@adonisjs/core/services/logger'
import { inTime } from '#core/in_time'

export interface CircuitBreakerOptions {
  /** How long a call may take, in milliseconds, unless it has a limit of its own. */
  deadline: number
  /** How long all calls fail at once after one without an answer, in milliseconds; 0 by default. */
  pause?: number
  /** Whether an error is an answer of the service, such as a refusal. By default none is. */
  isAnswer?: (error: unknown) => boolean
}

/** A call that was not made, because the service did not answer the last one. */
export class ServiceSilent extends Error {
  override name = 'ServiceSilent'
}

/**
 * Bounds calls of a service that may be gone or silent. After a call without an answer, one call at a time finds out
 * whether the service is back, and all others fail at once with `ServiceSilent`: otherwise everything that uses the service
 * takes as long as the limit of a call. What happens then is for the caller to decide.
 */
export class CircuitBreaker {
  readonly #service: string
  readonly #options: Required<CircuitBreakerOptions>
  #isSilent = false
  #isProbing = false
  #pausedUntil = 0

  /** `service` is its name in the log. */
  constructor(service: string, options: CircuitBreakerOptions) {
    this.#service = service
    this.#options = { pause: 0, isAnswer: () => false, ...options }
  }

  /** Whether the last call had no answer. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /**
   * Makes a call. Rejects with its error, after `deadline` milliseconds, or with `ServiceSilent`. The signal is aborted when
   * the call is given up, so that it does not go on unseen.
   */
  async run<Value>(
    call: (signal: AbortSignal) => Promise<Value>,
    deadline = this.#options.deadline,
  ): Promise<Value> {
    if (!this.#isSilent) return this.#make(call, deadline)
    if (this.#isProbing || performance.now() < this.#pausedUntil)
      throw new ServiceSilent(`${this.#service} did not answer the last call`)
    this.#isProbing = true
    try {
      return await this.#make(call, deadline)
    } finally {
      this.#isProbing = false
    }
  }

  async #make<Value>(call: (signal: AbortSignal) => Promise<Value>, deadline: number): Promise<Value> {
    const abort = new AbortController()
    try {
      const value = await inTime(call(abort.signal), deadline)
      this.heard()
      return value
    } catch (error) {
      abort.abort(error)
      if (this.#options.isAnswer(error)) this.heard()
      else this.#notHeard(error)
      throw error
    }
  }

  /** To be called when the service was heard in another way, such as by a connection that it accepts again. */
  heard(): void {
    if (this.#isSilent) logger.info({ service: this.#service }, 'a service answers again')
    this.#isSilent = false
  }

  #notHeard(error: unknown): void {
    if (!this.#isSilent) logger.warn({ service: this.#service, err: error }, 'a service does not answer')
    this.#isSilent = true
    this.#pausedUntil = performance.now() + this.#options.pause
  }
}
