import { isIP, type LookupFunction } from 'node:net'

/**
 * A DNS lookup that answers the checked addresses only, so that a name that resolves differently between check and
 * connection (DNS rebinding) has no effect.
 */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all }, callback) => {
    if (all) callback(null, entries)
    else callback(null, entries[0]!.address, entries[0]!.family)
  }
}
