import db from '@adonisjs/lucid/services/db'
import { STALLED_MS } from '#config/queue'
import { rawRows } from '#core/database/sql/results'

const AT = {
  postgres: '(extract(epoch from min(next_run_at)) * 1000)::bigint',
  sqlite: 'min(next_run_at)',
}

/** Due jobs have the time 0. */
const nextDueOf = (at: string) => `select min(at) as at from (
  select case when exists (
    select 1 from queue_jobs where queue = 'default' and status = 'pending'
  ) then 0 end as at
  union all select min(execute_at) from queue_jobs where queue = 'default' and status = 'delayed'
  union all select min(acquired_at) + ${STALLED_MS} from queue_jobs where queue = 'default' and status = 'active'
  union all select ${at} from queue_schedules where status = 'active'
) as times`

/** When the next job is due, in milliseconds; Infinity when none is scheduled. One cheap statement. */
export async function nextDue(): Promise<number> {
  const at = db.connection().dialect.name === 'postgres' ? AT.postgres : AT.sqlite
  const [row] = await rawRows<{ at: number | string | null }>(db.connection(), nextDueOf(at))
  return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at)
}
