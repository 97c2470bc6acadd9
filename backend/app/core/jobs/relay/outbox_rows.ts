import type { JobData } from '@adonisjs/queue/types'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { scoreOf } from '#core/jobs/score'

export type Database = ReturnType<QueryClientContract['getWriteClient']>

const TABLE = 'queue_jobs'

/** The state of a row whose copy waits in Redis. */
const RELAYED = 'relayed'

/** Marks rows that are due as relayed, and returns their jobs. A row that another instance marks is skipped. */
export async function relayRows(database: Database, queue: string, limit: number): Promise<JobData[]> {
  const now = Date.now()
  const due = database(TABLE)
    .where('queue', queue)
    .where((rows) =>
      rows
        .where('status', 'pending')
        .orWhere((delayed) => delayed.where('status', 'delayed').where('execute_at', '<=', now)),
    )
    .orderByRaw('coalesce(score, 0), execute_at')
    .limit(limit)
    .select('id')
  if (database.client.config.client === 'pg') due.forUpdate().skipLocked()
  const rows: { data: string }[] = await database(TABLE)
    .where('queue', queue)
    .whereIn('id', due)
    .update({
      status: RELAYED,
      acquired_at: now,
      execute_at: null,
      score: database.raw('coalesce(score, ?)', [scoreOf({}, new Date(now))]),
    })
    .returning('data')
  return rows.map(({ data }) => {
    // Repeated jobs were left out when the row was inserted.
    const { dedup: _dedup, ...job } = JSON.parse(data) as JobData
    return job
  })
}

/** Makes a relayed row the one of a worker. Returns whether it still was to be had. */
export async function claimRow(
  database: Database,
  queue: string,
  id: string,
  workerId: string,
): Promise<boolean> {
  const claimed = await database(TABLE)
    .where({ queue, id, status: RELAYED })
    .update({ status: 'active', worker_id: workerId, acquired_at: Date.now() })
  return claimed === 1
}

/** Takes back the rows that were relayed before an instant, in milliseconds. */
export async function returnRows(database: Database, queue: string, before: number): Promise<void> {
  await database(TABLE)
    .where({ queue, status: RELAYED })
    .where('acquired_at', '<', before)
    .update({ status: 'pending', acquired_at: null })
}
