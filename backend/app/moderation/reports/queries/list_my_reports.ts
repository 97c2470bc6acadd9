import db from '@adonisjs/lucid/services/db'
import { countRows } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { selectReports, type ReportRow } from '#moderation/reports/queries/report_row'

/** A page of a user's reports, newest first. */
export async function listMyReports(reporterId: string, page: PageRequest): Promise<ReportRow[]> {
  return selectReports()
    .where('reports.reporter_id', reporterId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** The number of reports of a user; with `since`, only of those after it. */
export function countMyReports(reporterId: string, since?: string): Promise<number> {
  const reports = db.from('reports').where('reporter_id', reporterId)
  if (since !== undefined) void reports.where('created_at', '>', since)
  return countRows(reports)
}

/** A report of this user. */
export async function findMyReport(reporterId: string, id: string): Promise<ReportRow> {
  return selectReports().where({ 'reports.id': id, 'reports.reporter_id': reporterId }).firstOrFail()
}
