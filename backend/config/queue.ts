import { configProvider } from '@adonisjs/core'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import env from '#start/env'
import { runInRequestOf } from '#core/jobs/request_of_job'

/** Redis hands out the rows that are due. */
const relayed = configProvider.create(async (app) => {
  const { RelayedAdapter } = await import('#core/jobs/relay/relayed_adapter')
  const [db, redis] = [await app.container.make('lucid.db'), await app.container.make('redis')]
  return () => new RelayedAdapter(db.connection().getWriteClient(), redis.connection().ioConnection)
})

/** Jobs are rows of the database, so that one dispatched in a transaction exists exactly when that commits. */
export default defineConfig({
  default: env.queueDriver,
  adapters: { database: drivers.database(), redis: relayed },
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
    // A worker renews its jobs; those of one that was killed are taken over after this time.
    stalledThreshold: '1m',
    stalledInterval: '15s',
    // The queue deletes a job that stalls more often.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    gracefulShutdown: false,
  },
})
