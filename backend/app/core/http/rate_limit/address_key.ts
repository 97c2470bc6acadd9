import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

const NETWORK_GROUPS = 4

/** The rate limit key of an address: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
