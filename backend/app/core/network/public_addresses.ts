import type { Network } from './network.js'

/** A host that must not be reached. The message is for the log, without secrets. */
export class AddressRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AddressRefused'
  }
}

/**
 * The addresses of a host, if all of them are public: one private address refuses the whole host. Unknown names are
 * refused with the same error as private ones, so that internal names cannot be probed. Throws `AddressRefused`.
 */
export async function publicAddresses(
  network: Network,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await network.resolve(host, signal)
  if (addresses.length === 0) throw new AddressRefused('the name has no address')
  if (!addresses.every((address) => network.isPublic(address))) {
    throw new AddressRefused('the address is not public')
  }
  return addresses
}
