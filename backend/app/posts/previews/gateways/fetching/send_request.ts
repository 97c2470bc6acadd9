import { request, type Dispatcher } from 'undici'
import { toFetchFailure } from './fetch_failure.js'
import type { Network, Scheme } from '#core/network/network'
import { pinnedAgent } from '#core/network/pinned_agent'
import { publicAddresses } from '#core/network/public_addresses'

const USER_AGENT = 'Fanfare (link preview)'

export type Response = Dispatcher.ResponseData

export interface RequestOptions {
  url: URL
  accept: string
  signal: AbortSignal
}

/**
 * Sends one request over a new connection to a checked address and passes the response to `read`. Follows no
 * redirect and sends neither cookies nor a referrer.
 */
export async function sendRequest<T>(
  network: Network,
  { url, accept, signal }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const agent = pinnedAgent(await publicAddresses(network, url.hostname, signal))
    try {
      const headers = {
        host: url.host,
        'user-agent': USER_AGENT,
        accept,
        'accept-encoding': 'gzip, deflate, br',
      }
      return await read(await request(connectTo(network, url), { dispatcher: agent, headers, signal }))
    } finally {
      await agent.destroy()
    }
  } catch (error) {
    throw toFetchFailure(error)
  }
}

function connectTo(network: Network, url: URL): URL {
  const target = new URL(url)
  target.port = String(network.ports[url.protocol as Scheme])
  return target
}
