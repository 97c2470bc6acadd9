import { Result } from '@adonisjs/core/health'
import redis from '@adonisjs/redis/services/main'
import { redisService } from '#core/network/services/redis_service'
import { TimedCheck } from './timed_check.js'

/** Shorter than the timeout of a check. */
const PING_TIMEOUT_MS = 1_500

/** Whether Redis answers. Only a warning: without Redis the server counts and publishes within its own process. */
export const redisCheck = () =>
  new TimedCheck('redis', async () => {
    const answered = await redisService
      .run(() => redis.ping(), PING_TIMEOUT_MS)
      .then(
        () => true,
        () => false,
      )
    return answered ? Result.ok('Redis answers.') : Result.warning('Redis does not answer.')
  })
