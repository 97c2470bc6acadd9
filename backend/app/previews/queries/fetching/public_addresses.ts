import { FetchFailure } from './fetch_failure.js'
import type { Network } from './network.js'

/**
 * The addresses of a host, if all of them are public: one private address refuses the whole host. Unknown names are
 * refused for the same reason as private ones, so that nobody can probe for internal names.
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
