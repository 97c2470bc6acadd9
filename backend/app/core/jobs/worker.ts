import { setTimeout as wait } from 'node:timers/promises'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { tracingChannels, Worker } from '@adonisjs/queue'
import type { QueueConfig } from '@adonisjs/queue/types'
import type { JobExecuteMessage } from '@boringnode/queue/types'
import { pulse } from './worker_pulse.js'

const QUEUES = ['default']
/** Milliseconds between two looks at an empty queue, and after the database could not be reached. */
const PAUSE_MS = 1_000
/** A job that runs for longer is left to another worker, which takes it over like one of a worker that was killed. */
const STOP_TIMEOUT_MS = 7_000

/** Runs the jobs of the queue in this process. Returns a function that starts no more and gives the running ones some seconds. */
export async function startWorker(): Promise<() => Promise<void>> {
  const worker = await createWorker()
  const stopping = new AbortController()
  const stopped = work(worker, stopping.signal)
  followJobs()
  const finish = async () => {
    await worker.stop()
    await stopped
    // A job that was fetched meanwhile.
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
      if (cycle?.type === 'error') logger.error({ err: cycle.error }, 'the queue could not be read')
      if (cycle?.type === 'idle' || cycle?.type === 'error') {
        await wait(PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
    }
  } finally {
    pulse.end()
  }
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
