import { Agent, request, type Dispatcher } from 'undici'
import env from '#start/env'
import { INTERNET, type Network } from '#core/network/network'
import { pinnedAgent } from '#core/network/pinned_agent'
import { AddressRefused, publicAddresses } from '#core/network/public_addresses'
import { parseProviderUrl, type ProviderUrl } from '#identity/openid/rules/provider_url'

/** Of an answer, as sent: none is decompressed. */
const MAX_BYTES = 262_144
const TIMEOUT_MS = 5_000

interface ProviderRequest {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** `fetch` for the addresses of a provider. */
export type ProviderFetch = (url: string, request?: ProviderRequest) => Promise<Response>

/** A provider that was not reached, or did not answer in time. */
const unanswered = (cause: unknown) =>
  Object.assign(new Error('the provider did not answer in time', { cause }), { name: 'TimeoutError' })

/**
 * Sends to public addresses over https, and to hosts that the operator allows. Follows no redirect, and limits each
 * answer in time and size.
 */
export function providerFetch(signal: AbortSignal, network: Network = INTERNET): ProviderFetch {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const target = parseProviderUrl(url, {
      url: env.external.issuer,
      privateHosts: env.external.privateHosts,
    })
    if (!target) throw new AddressRefused('neither https at a public host, nor in SIGN_IN_PRIVATE_HOSTS')
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const dispatcher = await agentFor(target, network, limit)
    try {
      const options = {
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      }
      return await answerOf(
        await request(url, {
          ...options,
          method: method as Dispatcher.HttpMethod,
          body: bodyOf(body),
          dispatcher,
          signal: limit,
        }),
      )
    } catch (error) {
      throw isTooLarge(error)
        ? new Error('an answer of more than 256 KB', { cause: error })
        : unanswered(error)
    } finally {
      await dispatcher.destroy()
    }
  }
}

async function agentFor({ isAllowed, hostname }: ProviderUrl, network: Network, signal: AbortSignal) {
  if (!isAllowed) return pinnedAgent(await publicAddresses(network, hostname, signal), MAX_BYTES)
  return new Agent({ allowH2: false, maxResponseSize: MAX_BYTES, connect: { timeout: TIMEOUT_MS } })
}

const bodyOf = (body: unknown) => (body === undefined || body === null ? null : String(body))

async function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Response> {
  const bytes = await body.arrayBuffer()
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new Response([204, 304].includes(statusCode) ? null : bytes, { status: statusCode, headers: sent })
}

const isTooLarge = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
