import { addressKey } from '#core/http/rate_limit/address_key'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'

const DRAWINGS = { requests: 120, duration: '15 minutes' }

/** Limits how many pictures a client address can have drawn. Cached pictures do not count. */
export async function limitDrawings(address: string): Promise<void> {
  await limitTraffic(`share-image:${addressKey(address)}`, DRAWINGS)
}
