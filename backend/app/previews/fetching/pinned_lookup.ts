import { isIP, type LookupFunction } from 'node:net'

/**
 * The name service of one connection: knows the addresses that were checked and nothing else. A name that
 * changes its meaning between the check and the connection changes nothing.
 */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all }, callback) => {
    if (all) callback(null, entries)
    else callback(null, entries[0]!.address, entries[0]!.family)
  }
}
