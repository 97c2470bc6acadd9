import { isIP, type LookupFunction } from 'node:net'

/**
 * A DNS lookup that returns the checked addresses only. Prevents DNS rebinding: a name that resolves differently
 * between check and connection.
 */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all }, callback) => {
    if (all) callback(null, entries)
    else callback(null, entries[0]!.address, entries[0]!.family)
  }
}
