import type { Job } from '@adonisjs/queue'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import { wakeWorkers } from './wake.js'

type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never
type JobClass<J extends Job> = (new () => J) & Pick<typeof Job, 'dispatch' | 'dispatchMany'>

interface DispatchOptions {
  /** Milliseconds until it may run. */
  delay?: number
}

/**
 * Dispatches a job that exists only if the transaction commits. It runs at least once: a job whose worker is killed
 * runs again, and so must be idempotent.
 */
export async function dispatch<J extends Job>(
  trx: TransactionClientContract,
  job: JobClass<J>,
  payload: PayloadOf<J>,
  { delay = 0 }: DispatchOptions = {},
): Promise<void> {
  const adapter = new KnexAdapter({ connection: trx.knexClient })
  const dispatcher = job.dispatch(payload).with(() => adapter)
  await (delay > 0 ? dispatcher.in(delay) : dispatcher).run()
  afterCommit(trx, wakeWorkers)
}

/** Dispatches a job for each payload, in one statement. */
export async function dispatchAll<J extends Job>(
  trx: TransactionClientContract,
  job: JobClass<J>,
  payloads: PayloadOf<J>[],
): Promise<void> {
  if (payloads.length === 0) return
  const adapter = new KnexAdapter({ connection: trx.knexClient })
  await job
    .dispatchMany(payloads)
    .with(() => adapter)
    .run()
  afterCommit(trx, wakeWorkers)
}
