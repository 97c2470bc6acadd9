import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'

/** Jobs are rows of the database, so that one dispatched in a transaction exists exactly when that commits. */
export default defineConfig({
  default: 'database',
  adapters: { database: drivers.database() },
  // Jobs are registered by `start/jobs.ts`.
  locations: [],
  retry: {
    maxRetries: 9,
    backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '4h', jitter: true }),
  },
  defaultJobOptions: { removeOnComplete: true, removeOnFail: { age: '30d' } },
  worker: {
    concurrency: 4,
    idleDelay: '1s',
    // A worker renews its jobs; those of one that was killed are taken over after this time.
    stalledThreshold: '1m',
    stalledInterval: '15s',
    // The queue deletes a job that stalls more often.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    gracefulShutdown: false,
  },
})
