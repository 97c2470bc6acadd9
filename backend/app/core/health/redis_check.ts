import { Result } from '@adonisjs/core/health'
import redis from '@adonisjs/redis/services/main'
import { redisService } from '#core/services/redis_service'
import { TimedCheck } from './timed_check.js'

/** Less than a check has. */
const PING_TIMEOUT_MS = 1_500

/** Whether Redis answers. Without it the server counts and publishes by itself, so that it is a warning. */
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
