import { addressKey } from '#core/rate_limit/address_key'
import { limitTraffic } from '#core/rate_limit/limit_traffic'

const DRAWINGS = { requests: 120, duration: '15 minutes' }

/** Limits the pictures that a client address causes to be drawn. Those that have been drawn do not count. */
export async function limitDrawings(address: string): Promise<void> {
  await limitTraffic(`share-image:${addressKey(address)}`, DRAWINGS)
}
