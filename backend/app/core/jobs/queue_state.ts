import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { timeOf } from './score.js'

const STATUSES = ['pending', 'delayed', 'active', 'failed'] as const

/** What is in the queue. */
export interface QueueState {
  /** `pending` is due, `delayed` waits for its time, `active` runs, `failed` was given up. */
  jobs: Record<(typeof STATUSES)[number], number>
  /** Since when the first job in the queue is due; null when none is. */
  oldestDueAt: Date | null
}

const jobs = () => db.from('queue_jobs').where('queue', 'default')

/** Reads how many jobs there are, and how long the first one waits. */
export async function readQueue(): Promise<QueueState> {
  const rows: { status: string; n: number | string }[] = await jobs()
    .groupBy('status')
    .select('status')
    .count('* as n')
  const counted = new Map(rows.map(({ status, n }) => [status, Number(n)]))
  const relayed = counted.get('relayed') ?? 0
  counted.set('pending', (counted.get('pending') ?? 0) + relayed)
  const counts = STATUSES.map((status) => [status, counted.get(status) ?? 0])
  return { jobs: Object.fromEntries(counts) as QueueState['jobs'], oldestDueAt: await oldestDue() }
}

/** A job that was delayed is moved to those that are due when a worker looks. */
async function oldestDue(): Promise<Date | null> {
  const pending: { score: number | string } | null = await jobs()
    .whereIn('status', ['pending', 'relayed'])
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
