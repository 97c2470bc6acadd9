import { Resolver } from 'node:dns/promises'

const TRY_FOR = 2_000
const NO_SUCH_RECORD = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Every address of a name, of both families; empty when there is no such name. Asks the name servers and
 * not the operating system: names that only this machine knows (its hosts file) stay unknown.
 */
export async function resolveName(host: string, signal: AbortSignal, servers?: string[]): Promise<string[]> {
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: TRY_FOR, tries: 2 })
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

/** One family is enough; it is a failure when none answered and one of them should have. */
function addressesOf(answers: PromiseSettledResult<string[]>[]): string[] {
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find(
    (answer) => answer.status === 'rejected' && !NO_SUCH_RECORD.has(answer.reason.code),
  )
  if (addresses.length === 0 && failure?.status === 'rejected') throw failure.reason
  return addresses
}
