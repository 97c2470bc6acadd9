import logger from '@adonisjs/core/services/logger'
import { withTimeout } from '#core/runtime/with_timeout'

export interface CircuitBreakerOptions {
  /** The default timeout of a call, in milliseconds. */
  deadline: number
  /** How long all calls fail immediately after one without an answer, in milliseconds; 0 by default. */
  pause?: number
  /** Whether an error is a response of the service, such as a refusal. By default none is. */
  isAnswer?: (error: unknown) => boolean
}

/** A call that was not made, because the service did not answer the previous one. */
export class ServiceSilent extends Error {
  override name = 'ServiceSilent'
}

/**
 * Limits calls of a service that may be unavailable. After a call without an answer, one call at a time probes the
 * service, and all others fail immediately with `ServiceSilent`: otherwise everything that uses the service would wait
 * for the full timeout. The caller decides on the fallback.
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

  /** Whether the last call got no answer. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /**
   * Makes a call. Rejects with its error, with a `TimeoutError` after `deadline` milliseconds, or with `ServiceSilent`.
   * The signal is aborted on a timeout, so that the call does not go on in the background.
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
      const value = await withTimeout(call(abort.signal), deadline)
      this.heard()
      return value
    } catch (error) {
      abort.abort(error)
      if (this.#options.isAnswer(error)) this.heard()
      else this.#notHeard(error)
      throw error
    }
  }

  /** Called when the service has proved to be available in another way, for example by accepting a connection. */
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
