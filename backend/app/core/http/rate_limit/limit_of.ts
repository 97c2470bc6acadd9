import { addressKey, isTrustedAddress } from '#core/http/origin/client_address'
import type { DurableLimit } from './durable_limit.js'

/** A limit for one account, user, organization or recipient, which completes its key. */
export function limitOf(limit: DurableLimit, id: string): DurableLimit {
  return { ...limit, key: `${limit.key}:${id}` }
}

/** A limit for one client address; none for an address in a trusted network. */
export function addressLimits(limit: DurableLimit, clientAddress: string): DurableLimit[] {
  return isTrustedAddress(clientAddress) ? [] : [limitOf(limit, addressKey(clientAddress))]
}
