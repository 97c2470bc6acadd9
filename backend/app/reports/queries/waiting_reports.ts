import db from '@adonisjs/lucid/services/db'
import { countRows } from '#core/database/count_rows'
import { instantToIso } from '#core/database/instant'

/** How many reports are open, and since when the oldest is. */
export async function waitingReports(): Promise<{ count: number; oldestAt: string | null }> {
  const oldest = await openReports().orderBy('created_at').orderBy('id').select('created_at').first()
  return {
    count: await countRows(openReports()),
    oldestAt: oldest === null ? null : instantToIso(oldest.created_at),
  }
}

const openReports = () => db.from('reports').where('status', 'pending')
