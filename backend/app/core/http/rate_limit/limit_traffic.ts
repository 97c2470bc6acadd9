import string from '@adonisjs/core/helpers/string'
import { errors, type LimiterResponse } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import env from '#start/env'
import { redisService } from '#core/network/services/redis_service'
import { noteLimit } from './limits_left.js'

/**
 * Counts a request: in Redis, shared by all instances, or in the memory of this process, which also replaces Redis
 * while it does not answer. Beyond the limit it throws TOO_MANY_REQUESTS.
 */
export async function limitTraffic(key: string, limit: LimiterConsumptionOptions): Promise<void> {
  try {
    if (env.redisUrl !== undefined && (await isCountedInRedis(key, limit))) return
    note(key, await limiter.use('memory', limit).consume(key), limit)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) note(key, error.response, limit)
    throw error
  }
}

/** No window is longer than its duration, even after the clock was set back. */
function note(key: string, response: LimiterResponse, { duration }: LimiterConsumptionOptions): void {
  const window = string.seconds.parse(duration)
  response.availableIn = Math.min(response.availableIn, window)
  const { limit, remaining, availableIn } = response
  noteLimit({ key, limit, remaining, window, availableIn })
}

async function isCountedInRedis(key: string, limit: LimiterConsumptionOptions): Promise<boolean> {
  try {
    note(key, await redisService.run(() => limiter.use('redis', limit).consume(key)), limit)
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
    return false
  }
}
