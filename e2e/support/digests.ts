import { DatabaseSync } from 'node:sqlite'
import { dataDir } from './instance.ts'

/** Makes all digests due, and the job that sends them, as if it were eight in the morning. */
export function letMorningCome(): void {
  const database = new DatabaseSync(`${dataDir}/fanfare.sqlite3`)
  try {
    database.exec('pragma busy_timeout = 5000')
    database.exec("update mail_digests set next_at = '2026-01-01 08:00:00.000'")
    database.exec("update queue_schedules set next_run_at = 0 where id = 'send_due_digests'")
  } finally {
    database.close()
  }
}
