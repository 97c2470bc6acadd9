import { Result } from '@adonisjs/core/health'
import { now } from '#core/runtime/clock'
import { readQueue } from '#core/jobs/queue_state'
import { pulse } from '#core/jobs/worker_pulse'
import { TimedCheck } from './timed_check.js'

const MAX_AGE_MS = 5_000
/** Due jobs wait for seconds; this long only when workers are missing or too few. */
const LONG_WAIT_MS = 15 * 60_000

/**
 * Whether this process runs jobs. Jobs that wait for long are only a warning: sending requests to other instances would
 * not run them earlier, because all instances share the queue.
 */
export const queueCheck = () =>
  new TimedCheck(
    'queue',
    async () => {
      if (!pulse.isAlive()) throw new Error('The worker of this process runs no jobs.')
      const { oldestDueAt } = await readQueue()
      const waits = oldestDueAt === null ? 0 : now().getTime() - oldestDueAt.getTime()
      if (waits < LONG_WAIT_MS) return Result.ok('Jobs run when they are due.')
      return Result.warning(`The oldest job that is due waits since ${oldestDueAt!.toISOString()}.`)
    },
    MAX_AGE_MS,
  )
