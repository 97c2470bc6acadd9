import db from '@adonisjs/lucid/services/db'
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

/** How many reports a person has made. */
export async function countMyReports(reporterId: string): Promise<number> {
  const row = await db.from('reports').where('reporter_id', reporterId).count('* as total').firstOrFail()
  return Number(row.total)
}

/** A report of this person. */
export async function findMyReport(reporterId: string, id: string): Promise<ReportRow> {
  return selectReports().where({ 'reports.id': id, 'reports.reporter_id': reporterId }).firstOrFail()
}
