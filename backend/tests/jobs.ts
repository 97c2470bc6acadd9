import db from '@adonisjs/lucid/services/db'
import { type Job, Worker } from '@adonisjs/queue'
import type { JobContext, JobData, JobOptions } from '@adonisjs/queue/types'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import queue from '#config/queue'

interface RunOptions {
  /** Whether delayed jobs, such as retries, run too. */
  delayed?: boolean
}

/** Runs the due jobs of the queue, as a worker does, until none is left. */
export async function runJobs({ delayed = false }: RunOptions = {}): Promise<void> {
  if (delayed) await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: 0 })
  const adapter = new KnexAdapter({ connection: db.connection().getWriteClient() })
  const worker = new Worker({
    ...queue,
    adapters: { database: () => adapter },
    autoLoadJobs: false,
    worker: { ...queue.worker, concurrency: 1 },
  })
  for (;;) {
    const cycle = await worker.processCycle(['default'])
    if (cycle?.type === 'error') throw cycle.error
    if (cycle === null || cycle.type === 'idle') break
  }
  await worker.stop()
}

interface StoredJob {
  id: string
  data: JobData
  error: string | null
}

/** The pending, delayed or failed jobs. */
export async function jobs(status: 'pending' | 'delayed' | 'failed'): Promise<StoredJob[]> {
  const rows: { id: string; data: string; error: string | null }[] = await db
    .from('queue_jobs')
    .where({ status })
  return rows.map(({ id, data, error }) => ({ id, data: JSON.parse(data) as JobData, error }))
}

/** Runs only the pending jobs of one class, so that the mails they queue can be read. */
export async function runOnly(job: (new () => Job) & { options: JobOptions }): Promise<void> {
  for (const { id, data } of await jobs('pending')) {
    if (data.name !== job.options.name) continue
    const run = new job()
    run.$hydrate(data.payload, { jobId: id, name: data.name, attempt: 1 } as JobContext)
    await run.execute()
    await db.from('queue_jobs').where({ id }).delete()
  }
}
