import type { JobData } from '@adonisjs/queue/types'

const DEFAULT_PRIORITY = 5
const PRIORITY_STEP = 10 ** 13

/** The score of a job in the queue, as the engine computes it: by priority, then by time. */
export const scoreOf = ({ priority = DEFAULT_PRIORITY }: Pick<JobData, 'priority'>, at: Date) =>
  priority * PRIORITY_STEP + at.getTime()

/** When a job with this score became due, in milliseconds. */
export const timeOf = (score: number) => score % PRIORITY_STEP
