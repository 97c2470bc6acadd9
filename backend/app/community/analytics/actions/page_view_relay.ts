import { sendToProvider } from '#community/analytics/gateways/send_to_provider'
import type { ProviderRequest } from '#community/analytics/rules/provider_request'

const LIMITS = {
  /** The most requests that wait; further views are dropped. */
  waiting: 200,
  /** The most requests at the same time. */
  atOnce: 4,
  timeoutMs: 5_000,
  /** How often lost views are reported. */
  reportMs: 60_000,
}

/** How many views were lost, by reason. */
export type LostViews = Record<string, number>

/**
 * Sends page views to a provider in the background, so that no response is delayed. A view that the provider does not
 * accept is dropped and counted: statistics are worth neither memory nor a retry.
 */
export class PageViewRelay {
  readonly #report: (lost: LostViews) => void
  readonly #limits: typeof LIMITS
  readonly #waiting: ProviderRequest[] = []
  readonly #lost = new Map<string, number>()
  #sending = 0
  #reporting: NodeJS.Timeout | undefined

  constructor(report: (lost: LostViews) => void, limits: Partial<typeof LIMITS> = {}) {
    this.#report = report
    this.#limits = { ...LIMITS, ...limits }
  }

  add(request: ProviderRequest): void {
    if (this.#waiting.length >= this.#limits.waiting) return this.#lose('too many waiting')
    this.#waiting.push(request)
    this.#sendWaiting()
  }

  /** Drops what still waits, and reports all lost views. */
  stop(): void {
    while (this.#waiting.pop() !== undefined) this.#lose('server stopped')
    this.#reportLost()
  }

  #sendWaiting(): void {
    while (this.#sending < this.#limits.atOnce) {
      const request = this.#waiting.shift()
      if (request === undefined) return
      this.#sending += 1
      void this.#send(request)
    }
  }

  async #send(request: ProviderRequest): Promise<void> {
    const reason = await sendToProvider(request, this.#limits.timeoutMs)
    if (reason !== null) this.#lose(reason)
    this.#sending -= 1
    this.#sendWaiting()
  }

  #lose(reason: string): void {
    this.#lost.set(reason, (this.#lost.get(reason) ?? 0) + 1)
    this.#reporting ??= setTimeout(() => this.#reportLost(), this.#limits.reportMs).unref()
  }

  #reportLost(): void {
    clearTimeout(this.#reporting)
    this.#reporting = undefined
    if (this.#lost.size === 0) return
    this.#report(Object.fromEntries(this.#lost))
    this.#lost.clear()
  }
}
