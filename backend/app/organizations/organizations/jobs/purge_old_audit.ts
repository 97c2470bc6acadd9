import db from '@adonisjs/lucid/services/db'
import { deleteInBatches } from '#core/database/rows/batches'
import { pagesById } from '#core/database/rows/pages_by_id'
import { loggedSince } from '#core/observability/log_retention'

/** Deletes audit entries older than `LOG_RETENTION_DAYS`, organization by organization to match the index. */
export async function purgeOldAudit(): Promise<void> {
  const since = loggedSince()
  const pages = pagesById<{ id: string }>(({ after, limit }) =>
    db.from('organizations').where('id', '>', after).orderBy('id').limit(limit).select('id'),
  )
  for await (const organizations of pages) {
    const ids = organizations.map(({ id }) => id)
    await deleteInBatches('audit_entries', (limit) =>
      db
        .from('audit_entries')
        .whereIn('organization_id', ids)
        .where('created_at', '<', since)
        .limit(limit)
        .select('id'),
    )
  }
}
