import limiter from '@adonisjs/limiter/services/main'
import { addressKey } from '#core/rate_limit/address_key'

const DRAWINGS = { requests: 120, duration: '15 minutes' }

/** Limits the pictures that a client address causes to be drawn. Those that have been drawn do not count. */
export async function limitDrawings(address: string): Promise<void> {
  await limiter.use(DRAWINGS).consume(`share-image:${addressKey(address)}`)
}
