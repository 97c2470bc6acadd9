import { Agent } from 'undici'
import { pinnedLookup } from './pinned_lookup.js'

const CONNECT_TIMEOUT_MS = 5_000
const MAX_HEADER_BYTES = 16_384

/** Connects to the checked addresses only, over HTTP/1.1 for a small attack surface. */
export function pinnedAgent(addresses: readonly string[]): Agent {
  return new Agent({
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: { lookup: pinnedLookup(addresses), timeout: CONNECT_TIMEOUT_MS },
  })
}
