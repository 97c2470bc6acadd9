import { CircuitBreaker, type CircuitBreakerOptions } from './circuit_breaker.js'

/** Circuit breakers by key. Only those with running calls and those of unavailable services are kept. */
export class CircuitBreakers {
  readonly #service: string
  readonly #options: CircuitBreakerOptions
  readonly #kept = new Map<string, { breaker: CircuitBreaker; calls: number }>()

  constructor(service: string, options: CircuitBreakerOptions) {
    this.#service = service
    this.#options = options
  }

  /** The number of breakers kept. */
  get size(): number {
    return this.#kept.size
  }

  /** Makes a call through the breaker of this key, as `CircuitBreaker.run` does. */
  async run<Value>(
    key: string,
    call: (signal: AbortSignal) => Promise<Value>,
    deadline?: number,
  ): Promise<Value> {
    const kept = this.#kept.get(key) ?? {
      breaker: new CircuitBreaker(this.#service, this.#options),
      calls: 0,
    }
    this.#kept.set(key, kept)
    kept.calls += 1
    try {
      return await kept.breaker.run(call, deadline)
    } finally {
      kept.calls -= 1
      if (kept.calls === 0 && !kept.breaker.isSilent) this.#kept.delete(key)
    }
  }
}
