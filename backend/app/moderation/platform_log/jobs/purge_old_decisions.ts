import db from '@adonisjs/lucid/services/db'
import { deleteInBatches } from '#core/database/rows/batches'
import { loggedSince } from '#core/observability/log_retention'

/** Deletes entries of the platform log that are older than `LOG_RETENTION_DAYS`. */
export async function purgeOldDecisions(): Promise<void> {
  const since = loggedSince()
  await deleteInBatches('platform_log_entries', (limit) =>
    db
      .from('platform_log_entries')
      .where('created_at', '<', since)
      .orderBy('created_at')
      .limit(limit)
      .select('id'),
  )
}
