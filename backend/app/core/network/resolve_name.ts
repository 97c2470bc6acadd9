import { Resolver } from 'node:dns/promises'

const TRY_TIMEOUT_MS = 2_000
const NO_SUCH_RECORD = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * All IPv4 and IPv6 addresses of a name; empty if it does not exist. Queries the name servers, not the operating
 * system, so the hosts file of this machine has no effect.
 */
export async function resolveName(host: string, signal: AbortSignal, servers?: string[]): Promise<string[]> {
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: TRY_TIMEOUT_MS, tries: 2 })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return addressesOf(answers)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** One address family is enough. Throws if neither has addresses and a query failed. */
function addressesOf(answers: PromiseSettledResult<string[]>[]): string[] {
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find(
    (answer) => answer.status === 'rejected' && !NO_SUCH_RECORD.has(answer.reason.code),
  )
  if (addresses.length === 0 && failure?.status === 'rejected') throw failure.reason
  return addresses
}
