import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { personJoin } from '#identity/public'
import { countRows } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { narrowReports, type ReportFilter } from '#moderation/reports/queries/narrow_reports'
import { selectReports, type ReportRow } from '#moderation/reports/queries/report_row'

/** A report with its reporter and its resolver. */
export interface ReportWithPeople extends ReportRow {
  post_id: string
  post_public: boolean | number
  post_hidden_at: string | null
  post_host: string
  post_status: ModerationStatus
  post_open_reports: number | string
  weight: number
  organization_id: string
  reporter_id: string | null
  reporter_name: string | null
  reporter_email: string | null
  resolver_id: string | null
  resolver_name: string | null
}

const OPEN_REPORTS = `select count(*) from reports as same_post
  where same_post.post_id = reports.post_id and same_post.status = 'pending'`

/** A page of all reports, newest first. Reports of a deleted organization are kept until it is purged. */
export async function listReports(filter: ReportFilter, page: PageRequest): Promise<ReportWithPeople[]> {
  return narrowReports(selectWithPeople(), filter)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** The number of reports that match a filter; with `since`, only of those after it. */
export function countReports(filter: ReportFilter, since?: string): Promise<number> {
  const reports = narrowReports(db.from('reports'), filter)
  if (since !== undefined) void reports.where('reports.created_at', '>', since)
  return countRows(reports)
}

/** A report, without checking who may see it. */
export async function findReport(id: string): Promise<ReportWithPeople> {
  return selectWithPeople().where('reports.id', id).firstOrFail()
}

function selectWithPeople(): DatabaseQueryBuilderContract<ReportWithPeople> {
  return selectReports<ReportWithPeople>()
    .joinRaw(personJoin('reports.reporter_id', 'reporters'))
    .joinRaw(personJoin('reports.resolved_by', 'resolvers'))
    .select('reports.weight', 'reports.post_id', 'reports.organization_id', 'reporters.id as reporter_id')
    .select('posts.is_public as post_public', 'posts.hidden_at as post_hidden_at')
    .select('posts.host as post_host')
    .select('posts.moderation_status as post_status', db.raw(`(${OPEN_REPORTS}) as post_open_reports`))
    .select('reporters.name as reporter_name', 'reporters.email as reporter_email')
    .select('resolvers.id as resolver_id', 'resolvers.name as resolver_name')
}
