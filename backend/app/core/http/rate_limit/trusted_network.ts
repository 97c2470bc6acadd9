import ipaddr from 'ipaddr.js'
import env from '#start/env'

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
