import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import env from '#start/env'

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

const KEY_GROUPS = 4

/** The rate limit key of an address: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, KEY_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Whether an address is in a network that the operator trusts (`TRUSTED_NETWORKS`): limits per address do not apply there. */
export function isTrustedAddress(
  address: string,
  networks: readonly string[] = env.trustedNetworks,
): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === parsed.kind() && parsed.match([base, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number])
  })
}
