import ipaddr from 'ipaddr.js'

const IPV4_BYTES = 3
const IPV6_GROUPS = 3

/**
 * The network of a client address, for the log: enough to recognize an attack, too little to identify a household. The
 * /24 of an IPv4 address, the /48 of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, IPV4_BYTES).join('.')}.0/24`
  const groups = parsed.parts.slice(0, IPV6_GROUPS).map((group) => group.toString(16))
  return `${groups.join(':')}::/48`
}
