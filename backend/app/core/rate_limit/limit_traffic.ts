import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import env from '#start/env'
import { redisService } from '#core/services/redis_service'

/**
 * Counts a request: in Redis, for all instances together, or in the memory of this one, also while Redis does not
 * answer. Beyond the limit it throws, which is answered with TOO_MANY_REQUESTS.
 */
export async function limitTraffic(key: string, limit: LimiterConsumptionOptions): Promise<void> {
  if (env.redisUrl !== undefined && (await isCountedInRedis(key, limit))) return
  await limiter.use('memory', limit).consume(key)
}

async function isCountedInRedis(key: string, limit: LimiterConsumptionOptions): Promise<boolean> {
  try {
    await redisService.run(() => limiter.use('redis', limit).consume(key))
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
    return false
  }
}
