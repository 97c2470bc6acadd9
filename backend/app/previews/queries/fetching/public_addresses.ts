import { FetchFailure } from './fetch_failure.js'
import type { Network } from './network.js'

/**
 * The addresses of a host, when all of them are public. A name with one public and one inner address is
 * refused as a whole. A name that leads nowhere gets the same answer as one that leads inside: otherwise
 * strangers could sendRequest which inner names there are.
 */
export async function publicAddresses(
  network: Network,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await network.resolve(host, signal)
  if (addresses.length === 0) throw new FetchFailure('refused', 'the name has no address')
  if (!addresses.every((address) => network.isPublic(address))) {
    throw new FetchFailure('refused', 'the address is not public')
  }
  return addresses
}
