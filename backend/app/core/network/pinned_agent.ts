import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'

/**
 * A DNS lookup that returns the checked addresses only. Prevents DNS rebinding: a name that resolves differently
 * between check and connection.
 */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all }, callback) => {
    if (all) callback(null, entries)
    else callback(null, entries[0]!.address, entries[0]!.family)
  }
}

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
