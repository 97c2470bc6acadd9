import { request, type Dispatcher } from 'undici'
import { toFetchFailure } from './fetch_failure.js'
import type { Network, Scheme } from './network.js'
import { pinnedAgent } from './pinned_agent.js'
import { publicAddresses } from './public_addresses.js'

const USER_AGENT = 'Fanfare (link preview)'

export type Answer = Dispatcher.ResponseData

/** One question: where, what kind of answer is understood, and until when. */
export interface Question {
  url: URL
  accept: string
  signal: AbortSignal
}

/**
 * Asks one address once, over a connection of its own to an address that was checked, and lets `read` see the
 * answer. Follows nothing, carries no cookie and tells nobody where it came from.
 */
export async function ask<T>(
  network: Network,
  { url, accept, signal }: Question,
  read: (answer: Answer) => Promise<T>,
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
      return await read(await request(doorOf(network, url), { dispatcher: agent, headers, signal }))
    } finally {
      await agent.destroy()
    }
  } catch (error) {
    throw toFetchFailure(error)
  }
}

function doorOf(network: Network, url: URL): URL {
  const door = new URL(url)
  door.port = String(network.ports[url.protocol as Scheme])
  return door
}
