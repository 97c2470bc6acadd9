import { Locator } from '@adonisjs/queue'
import type { JobData } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { countRows } from '#core/database/rows/count_rows'
import { afterCommit } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { scoreOf } from './queue_state.js'
import { wakeWorkers } from './wake.js'

/** A job class that has to delete more than its row when an administrator discards a failed job. */
export interface Discardable {
  discard(trx: TransactionClientContract, payload: unknown): Promise<void>
}

/** A job class that has to prepare something when an administrator retries a failed job. */
export interface Retryable {
  retry(trx: TransactionClientContract, payload: unknown): Promise<void>
}

/** A failed job, without its payload. */
export interface FailedJobRow {
  id: string
  name: string
  attempts: number
  error: string | null
  failedAt: Date
}

const failed = (client: QueryClientContract | typeof db) =>
  client.from('queue_jobs').where({ queue: 'default', status: 'failed' })

/** A page of the failed jobs, latest first. */
export async function listFailedJobs(page: PageRequest): Promise<FailedJobRow[]> {
  const rows: { id: string; data: string; error: string | null; finished_at: number | string }[] =
    await failed(db)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offsetOf(page))
      .limit(page.limit)
      .select('id', 'data', 'error', 'finished_at')
  return rows.map(({ id, data, error, finished_at }) => {
    const { name, attempts } = JSON.parse(data) as JobData
    return { id, name, attempts: attempts + 1, error, failedAt: new Date(Number(finished_at)) }
  })
}

/** The number of failed jobs, and when the oldest failed. */
export async function countFailedJobs(): Promise<{ count: number; oldestAt: Date | null }> {
  const oldest = await failed(db).orderBy('finished_at').select('finished_at').first()
  const count = await countRows(failed(db))
  return { count, oldestAt: oldest === null ? null : new Date(Number(oldest.finished_at)) }
}

/** Queues a failed job again, with all its retries. Returns its name; throws JOB_NOT_FOUND. */
export async function retryFailedJob(trx: TransactionClientContract, id: string): Promise<string> {
  const { stalledCount: _stalled, nextRetryAt: _next, ...data } = await lockFailedJob(trx, id)
  const queued = { ...data, attempts: 0 }
  await failed(trx)
    .where({ id })
    .update({
      status: 'pending',
      data: JSON.stringify(queued),
      score: scoreOf(queued, now()),
      error: null,
      finished_at: null,
      dedup_id: null,
    })
  await jobOf<Retryable>(data.name)?.retry?.(trx, data.payload)
  afterCommit(trx, wakeWorkers)
  return data.name
}

/** Deletes a failed job, and what belongs to it. Returns its name; throws JOB_NOT_FOUND. */
export async function discardFailedJob(trx: TransactionClientContract, id: string): Promise<string> {
  const { name, payload } = await lockFailedJob(trx, id)
  await failed(trx).where({ id }).delete()
  await jobOf<Discardable>(name)?.discard?.(trx, payload)
  return name
}

const jobOf = <Hook>(name: string) => Locator.get(name) as Partial<Hook> | undefined

async function lockFailedJob(trx: TransactionClientContract, id: string): Promise<JobData> {
  const row: { data: string } | null = await failed(trx).where({ id }).forUpdate().select('data').first()
  if (!row) throw new AppError('JOB_NOT_FOUND')
  return JSON.parse(row.data) as JobData
}
