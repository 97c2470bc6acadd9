import { Locator, tracingChannels } from '@adonisjs/queue'
import type { JobExecuteMessage } from '@boringnode/queue/types'
import { now } from '#core/runtime/clock'
import { readQueue } from '#core/jobs/queue_state'
import type { Metric } from './metric.js'

const MAX_AGE_MS = 10_000

/** The name of an unknown job comes from the database, so it is not used as a label. */
const jobOf = ({ job }: JobExecuteMessage) => (Locator.get(job.name) === undefined ? 'unknown' : job.name)

function onJob(ended: (message: JobExecuteMessage) => void): void {
  tracingChannels.executeChannel.asyncEnd.subscribe((message) => ended(message as JobExecuteMessage))
}

export const queueMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_queue_jobs',
    help: 'Jobs in the queue: pending (due), delayed (until a retry or a time), active, failed (given up).',
    labels: ['status'],
    maxAge: MAX_AGE_MS,
    read: async () => {
      const { jobs } = await readQueue()
      return Object.entries(jobs).map(([status, value]) => ({ labels: { status }, value }))
    },
  },
  {
    type: 'gauge',
    name: 'fanfare_queue_oldest_due_seconds',
    help: 'How long the first job that is due waits; 0 when none is.',
    maxAge: MAX_AGE_MS,
    read: async () => {
      const { oldestDueAt } = await readQueue()
      return oldestDueAt === null ? 0 : Math.max(0, now().getTime() - oldestDueAt.getTime()) / 1_000
    },
  },
  {
    type: 'counter',
    name: 'fanfare_jobs_total',
    help: 'Runs of jobs in this process, by job and outcome: completed, retrying or failed.',
    labels: ['job', 'outcome'],
    start: (count) =>
      onJob((message) => count({ job: jobOf(message), outcome: message.status ?? 'unknown' })),
  },
  {
    type: 'histogram',
    name: 'fanfare_job_duration_seconds',
    help: 'How long runs of jobs took in this process.',
    labels: ['job'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    start: (observe) => onJob((message) => observe({ job: jobOf(message) }, (message.duration ?? 0) / 1_000)),
  },
]
