import { Agent, request } from 'undici'
import env from '#start/env'
import type { WebhookFailure } from '#contract/notifications/rules/webhook'
import { INTERNET, type Network } from '#core/network/network'
import { pinnedAgent } from '#core/network/pinned_agent'
import { AddressRefused, publicAddresses } from '#core/network/public_addresses'
import { now } from '#core/runtime/clock'
import { webhookAddressRefused } from '#notifications/webhooks/errors'
import type { Attempt } from '#notifications/webhooks/models/delivery_row'
import { parseReceiverUrl, type ReceiverUrl } from '#notifications/webhooks/rules/receiver_url'
import { retryInstant } from '#notifications/webhooks/rules/retry'

/** For everything together: DNS, connection and the status of the answer. */
const TIMEOUT_MS = 10_000
const USER_AGENT = 'Fanfare (webhook)'

interface OutgoingMessage {
  url: string
  headers: Record<string, string>
  body: string
}

const parse = (url: string): ReceiverUrl | null =>
  parseReceiverUrl(url, { ...env.webhooks, isProduction: env.mode === 'production' })

/** The receivers of webhooks. Tests replace it by an instance with another network. */
export class Receivers {
  readonly #network: Network
  readonly #timeout: number

  constructor(network: Network = INTERNET, timeout = TIMEOUT_MS) {
    this.#network = network
    this.#timeout = timeout
  }

  /**
   * Normalizes an address for storage. WEBHOOK_ADDRESS_REFUSED unless it is public, which is checked again at each
   * request, or allowed by the operator.
   */
  async accept(url: string): Promise<string> {
    const parsed = parse(url)
    if (!parsed) throw webhookAddressRefused()
    const agent = await this.#connect(parsed, AbortSignal.timeout(this.#timeout)).catch(() => {
      throw webhookAddressRefused()
    })
    await agent.destroy()
    return parsed.href
  }

  /**
   * Sends one request over a new connection to a checked address. Follows no redirect, and reads nothing of the answer
   * but its status: what a receiver answers is never shown. Throws only when `stopping` is aborted.
   */
  async send(message: OutgoingMessage, stopping?: AbortSignal): Promise<Attempt> {
    const at = now()
    const begun = performance.now()
    const outcome = await this.#request(message, at, stopping)
    return { at, durationMs: Math.round(performance.now() - begun), ...outcome }
  }

  async #request({ url, headers, body }: OutgoingMessage, at: Date, stopping?: AbortSignal) {
    const timeout = AbortSignal.timeout(this.#timeout)
    const signal = stopping === undefined ? timeout : AbortSignal.any([timeout, stopping])
    try {
      const parsed = parse(url)
      if (!parsed) throw new AddressRefused('the address is no longer allowed')
      const agent = await this.#connect(parsed, signal)
      try {
        const target = this.#targetOf(parsed)
        const answer = await request(target, {
          method: 'POST',
          dispatcher: agent,
          headers: {
            ...headers,
            host: new URL(url).host,
            'content-type': 'application/json',
            'user-agent': USER_AGENT,
          },
          body,
          signal,
        })
        // Destroying the agent breaks the body off; its error is expected.
        answer.body.on('error', () => undefined)
        return outcomeOf(answer.statusCode, answer.headers['retry-after'], at)
      } finally {
        await agent.destroy()
      }
    } catch (error) {
      stopping?.throwIfAborted()
      return { statusCode: null, failure: failureOf(error, timeout), retryAt: null }
    }
  }

  async #connect({ href, isAllowed }: ReceiverUrl, signal: AbortSignal): Promise<Agent> {
    if (isAllowed) return new Agent({ allowH2: false, connect: { timeout: this.#timeout } })
    return pinnedAgent(await publicAddresses(this.#network, new URL(href).hostname, signal))
  }

  #targetOf({ href, isAllowed }: ReceiverUrl): URL {
    const target = new URL(href)
    if (!isAllowed) target.port = String(this.#network.ports[target.protocol as 'https:'])
    return target
  }
}

function outcomeOf(statusCode: number, retryAfter: string | string[] | undefined, at: Date) {
  const header = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter
  if (statusCode >= 200 && statusCode < 300) return { statusCode, failure: null, retryAt: null }
  if (statusCode >= 300 && statusCode < 400)
    return { statusCode, failure: 'redirected', retryAt: null } as const
  return { statusCode, failure: 'status', retryAt: retryInstant(header, at) } as const
}

function failureOf(error: unknown, timeout: AbortSignal): WebhookFailure {
  if (error instanceof AddressRefused) return 'refused'
  const { code } = error as NodeJS.ErrnoException
  if (timeout.aborted || code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout'
  return 'unreachable'
}
