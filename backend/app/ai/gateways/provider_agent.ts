import { Agent } from 'undici'
import env from '#start/env'
import type { Network } from '#core/network/network'
import { AddressRefused, publicAddresses } from '#core/network/public_addresses'
import { pinnedAgent } from '#core/network/pinned_agent'
import { parseBaseUrl } from '#ai/rules/base_url'

const CONNECT_TIMEOUT_MS = 5_000

/**
 * The connections to a provider. They reach only its base URL: a public host at a checked address, or a host that the
 * operator allows. Throws `AddressRefused`.
 */
export async function providerAgent(
  baseUrl: string,
  network: Network,
  maxResponseSize: number,
  signal: AbortSignal,
): Promise<Agent> {
  const base = parseBaseUrl(baseUrl, env.ai)
  if (!base) throw new AddressRefused('not the address of a public host')
  if (base.isAllowed)
    return new Agent({ allowH2: false, maxResponseSize, connect: { timeout: CONNECT_TIMEOUT_MS } })
  const addresses = await publicAddresses(network, new URL(base.href).hostname, signal)
  return pinnedAgent(addresses, maxResponseSize)
}
