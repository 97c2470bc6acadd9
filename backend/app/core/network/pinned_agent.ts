import { Agent } from 'undici'
import { pinnedLookup } from './pinned_lookup.js'

const CONNECT_TIMEOUT_MS = 5_000
const MAX_HEADER_BYTES = 16_384

/**
 * Connects to the checked addresses only, over HTTP/1.1 for a small attack surface. A response with a longer body than
 * `maxResponseSize` bytes, as sent, is an error.
 */
export function pinnedAgent(addresses: readonly string[], maxResponseSize = -1): Agent {
  return new Agent({
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    maxResponseSize,
    connect: { lookup: pinnedLookup(addresses), timeout: CONNECT_TIMEOUT_MS },
  })
}
