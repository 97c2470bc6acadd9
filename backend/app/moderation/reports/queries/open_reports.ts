import db from '@adonisjs/lucid/services/db'
import { countRows, waitingIn } from '#core/database/rows/count_rows'
import { narrowReports, type ReporterFilter } from '#moderation/reports/queries/narrow_reports'

/** The most reports that one request turns down. */
const BATCH = 100

export interface OpenReport {
  id: string
  post_id: string
}

/** The oldest open reports of some users, up to a limit. */
export function openReportsOf(reporters: ReporterFilter): Promise<OpenReport[]> {
  return narrowReports(db.from('reports'), { ...reporters, status: 'pending' })
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(BATCH)
    .select('reports.id', 'reports.post_id')
}

/** How many hidden posts these users have reported. */
export function countHiddenPosts(reporters: ReporterFilter): Promise<number> {
  return countRows(
    narrowReports(db.from('reports'), { ...reporters, hidden: true }).groupBy('reports.post_id'),
  )
}

/** The number of open reports, and when the oldest was created. */
export const waitingReports = () => waitingIn(db.from('reports').where('status', 'pending'))
