import { Agent } from 'undici'
import { pinnedLookup } from './pinned_lookup.js'

const CONNECT_WITHIN = 5_000
const HEADERS_MAX = 16_384

/** A way to addresses that were checked and to no other, in the plainest protocol: less to speak is less to abuse. */
export function pinnedAgent(addresses: readonly string[]): Agent {
  return new Agent({
    allowH2: false,
    maxHeaderSize: HEADERS_MAX,
    connect: { lookup: pinnedLookup(addresses), timeout: CONNECT_WITHIN },
  })
}
