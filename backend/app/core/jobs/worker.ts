import { setTimeout as wait } from 'node:timers/promises'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { tracingChannels, Worker } from '@adonisjs/queue'
import type { QueueConfig } from '@adonisjs/queue/types'
import type { JobExecuteMessage } from '@boringnode/queue/types'
import { nextDue } from './next_due.js'
import { longestPause, untilWoken } from './wake.js'
import { pulse } from './worker_pulse.js'

const QUEUES = ['default']
/** Milliseconds until the next poll after the database was unreachable, or another worker was faster. */
const PAUSE_MS = 1_000
/** A job that runs longer is left to another worker, like a job of a killed worker. */
const STOP_TIMEOUT_MS = 7_000

/**
 * Runs the jobs of the queue in this process. Returns a function that stops taking jobs and waits some seconds for the
 * running ones.
 */
export async function startWorker(): Promise<() => Promise<void>> {
  const worker = await createWorker()
  const stopping = new AbortController()
  const stopped = work(worker, stopping.signal)
  followJobs()
  const finish = async () => {
    await worker.stop()
    await stopped
    // For a job that was fetched in the meantime.
    await worker.stop()
  }
  return async () => {
    stopping.abort()
    const finished = new AbortController()
    const timeout = wait(STOP_TIMEOUT_MS, undefined, { signal: finished.signal }).catch(() => undefined)
    await Promise.race([finish(), timeout])
    finished.abort()
  }
}

async function createWorker(): Promise<Worker> {
  const config = app.config.get<QueueConfig>('queue')
  const adapters = Object.entries(config.adapters).map(async ([name, adapter]) => {
    return [name, (await configProvider.resolve(app, adapter)) ?? adapter]
  })
  return new Worker({ ...config, adapters: Object.fromEntries(await Promise.all(adapters)), logger })
}

async function work(worker: Worker, stopping: AbortSignal): Promise<void> {
  pulse.beat()
  try {
    while (!stopping.aborted) {
      const cycle = await worker.processCycle(QUEUES)
      pulse.beat()
      if (cycle?.type === 'error') {
        logger.error({ err: cycle.error }, 'the queue could not be read')
        await wait(PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
      if (cycle?.type === 'idle') await untilDue(stopping)
    }
  } finally {
    pulse.end()
  }
}

/** If the database does not answer, the next cycle reports it. */
const dueOrUnknown = () => nextDue().catch(() => 0)

/** Waits until a job is due. */
async function untilDue(stopping: AbortSignal): Promise<void> {
  let due = await dueOrUnknown()
  do {
    // Random, so that workers do not poll at the same time.
    const pause = due - Date.now() + Math.random() * PAUSE_MS
    await untilWoken(Math.min(Math.max(pause, PAUSE_MS), longestPause()), stopping)
    pulse.beat()
    due = await dueOrUnknown()
  } while (!stopping.aborted && due > Date.now())
}

function followJobs(): void {
  tracingChannels.executeChannel.start.subscribe(() => pulse.jobStarted())
  tracingChannels.executeChannel.asyncEnd.subscribe((message) => {
    pulse.jobEnded()
    const { job, status, error, nextRetryAt } = message as JobExecuteMessage
    const details = { job: job.name, id: job.id, attempt: job.attempts + 1, err: error }
    if (status === 'retrying') logger.warn({ ...details, nextRetryAt }, 'a job failed; it will be retried')
    if (status === 'failed') logger.error(details, 'a job failed and was given up')
  })
}
