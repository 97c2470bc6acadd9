import { configProvider } from '@adonisjs/core'
import { defineConfig, exponentialBackoff } from '@adonisjs/queue'
import { runInRequestOf } from '#core/jobs/request_of_job'

/** Milliseconds after which a job whose worker no longer renews it is taken over. */
export const STALLED_MS = 60_000

const database = configProvider.create(async (app) => {
  const { SequentialAdapter } = await import('#core/jobs/sequential_adapter')
  const db = await app.container.make('lucid.db')
  return () => new SequentialAdapter({ connection: db.connection().getWriteClient() })
})

/** Jobs are rows of the database, so that a job dispatched in a transaction exists only if the transaction commits. */
export default defineConfig({
  default: 'database',
  adapters: { database },
  // Jobs are registered by `start/jobs.ts`.
  locations: [],
  executionWrapper: runInRequestOf,
  retry: {
    maxRetries: 9,
    backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '4h', jitter: true }),
  },
  defaultJobOptions: { removeOnComplete: true, removeOnFail: { age: '30d' } },
  worker: {
    concurrency: 4,
    idleDelay: '1s',
    stalledThreshold: STALLED_MS,
    stalledInterval: '15s',
    // Effectively unlimited: the queue deletes a job that stalls more often.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    gracefulShutdown: false,
  },
})
