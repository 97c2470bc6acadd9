import type { JobData } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'

const STATUSES = ['pending', 'delayed', 'active', 'failed'] as const

/** The number of jobs by status, and the oldest due job. */
export interface QueueState {
  /** `pending` is due, `delayed` is scheduled for later, `active` is running, `failed` has no retries left. */
  jobs: Record<(typeof STATUSES)[number], number>
  /** When the oldest due job became due; null when none is due. */
  oldestDueAt: Date | null
}

const jobs = () => db.from('queue_jobs').where('queue', 'default')

/** Reads the number of jobs by status, and how long the oldest has been due. */
export async function readQueue(): Promise<QueueState> {
  const rows: { status: string; n: number | string }[] = await jobs()
    .groupBy('status')
    .select('status')
    .count('* as n')
  const counted = new Map(rows.map(({ status, n }) => [status, Number(n)]))
  const counts = STATUSES.map((status) => [status, counted.get(status) ?? 0])
  return { jobs: Object.fromEntries(counts) as QueueState['jobs'], oldestDueAt: await oldestDue() }
}

/** Includes delayed jobs that are due: they become pending only when a worker polls. */
async function oldestDue(): Promise<Date | null> {
  const pending: { score: number | string } | null = await jobs()
    .where('status', 'pending')
    .orderBy('score')
    .select('score')
    .first()
  const delayed: { execute_at: number | string } | null = await jobs()
    .where('status', 'delayed')
    .where('execute_at', '<=', now().getTime())
    .orderBy('execute_at')
    .select('execute_at')
    .first()
  const times = [
    ...(pending === null ? [] : [timeOf(Number(pending.score))]),
    ...(delayed === null ? [] : [Number(delayed.execute_at)]),
  ]
  return times.length === 0 ? null : new Date(Math.min(...times))
}

const DEFAULT_PRIORITY = 5
const PRIORITY_STEP = 10 ** 13

/** The score of a job in the queue, as the engine computes it: by priority, then by time. */
export const scoreOf = ({ priority = DEFAULT_PRIORITY }: Pick<JobData, 'priority'>, at: Date) =>
  priority * PRIORITY_STEP + at.getTime()

/** When a job with this score became due, in milliseconds. */
const timeOf = (score: number) => score % PRIORITY_STEP
