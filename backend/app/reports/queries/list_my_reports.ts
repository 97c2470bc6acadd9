import db from '@adonisjs/lucid/services/db'
import { countRows } from '#core/database/count_rows'
import { offsetOf, type PageRequest } from '#core/pagination'
import { selectReports, type ReportRow } from '#reports/queries/report_row'

/** A page of a person's reports, newest first. */
export async function listMyReports(reporterId: string, page: PageRequest): Promise<ReportRow[]> {
  return selectReports()
    .where('reports.reporter_id', reporterId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** How many reports a person has made, at all or after an instant. */
export function countMyReports(reporterId: string, since?: string): Promise<number> {
  const reports = db.from('reports').where('reporter_id', reporterId)
  if (since !== undefined) void reports.where('created_at', '>', since)
  return countRows(reports)
}

/** A report of this person. */
export async function findMyReport(reporterId: string, id: string): Promise<ReportRow> {
  return selectReports().where({ 'reports.id': id, 'reports.reporter_id': reporterId }).firstOrFail()
}
