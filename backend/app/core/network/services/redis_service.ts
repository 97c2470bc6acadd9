import { errors } from '@adonisjs/limiter'
import { CircuitBreaker } from './circuit_breaker.js'

/** Redis answers in less than a millisecond; its callers have a fallback and do not wait for it. */
const DEADLINE_MS = 500
const PAUSE_MS = 1_000

/** All Redis commands go through it. */
export const redisService = new CircuitBreaker('Redis', {
  deadline: DEADLINE_MS,
  pause: PAUSE_MS,
  isAnswer: (error) =>
    error instanceof errors.E_TOO_MANY_REQUESTS || (error as Error | undefined)?.name === 'ReplyError',
})
