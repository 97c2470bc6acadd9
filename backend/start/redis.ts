import logger from '@adonisjs/core/services/logger'
import type { RedisConnection } from '@adonisjs/redis'
import redis from '@adonisjs/redis/services/main'
import env from '#start/env'
import { redisService } from '#core/network/services/redis_service'

redis.doNotLogErrors()

// Connects at the start, so that the first request is counted in Redis.
if (env.redisUrl !== undefined) logState(redis.connection())

/** Logs when Redis becomes unavailable and available, instead of every connection attempt. */
function logState(connection: RedisConnection): void {
  let isGone = false
  connection.on('error', ({ error }) => {
    if (!isGone) logger.error({ err: error }, 'Redis cannot be reached')
    isGone = true
  })
  connection.on('ready', () => {
    redisService.heard()
    if (isGone) logger.info('Redis can be reached again')
    isGone = false
  })
}
