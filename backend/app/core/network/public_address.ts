import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is allocated to the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. Special ranges (loopback, private, link-local, documentation, …)
 * and IPv6 addresses that embed an IPv4 address do not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
