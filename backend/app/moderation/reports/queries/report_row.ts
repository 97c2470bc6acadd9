import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { organizationJoin } from '#organizations/public'
import { postJoin } from '#posts/public'
import type { ReportReason, ReportStatus } from '#contract/moderation/rules/report'

/** A report with its post. */
export interface ReportRow {
  id: string
  status: ReportStatus
  reason: ReportReason
  description: string | null
  moderator_response: string | null
  created_at: string
  resolved_at: string | null
  post_slug: string
  post_title: string
  post_listed: boolean | number
  post_sensitive: boolean | number
  organization_name: string
  organization_slug: string
}

/** A query for reports with their posts. A caller that joins further tables names the type of its rows. */
export function selectReports<Row extends ReportRow = ReportRow>(): DatabaseQueryBuilderContract<Row> {
  return db
    .from('reports')
    .joinRaw(postJoin('reports.post_id'))
    .joinRaw(organizationJoin('reports.organization_id', 'any'))
    .select('reports.id', 'reports.status', 'reports.reason', 'reports.description')
    .select('reports.moderator_response', 'reports.created_at', 'reports.resolved_at')
    .select('posts.slug as post_slug', 'posts.title as post_title', 'posts.listed as post_listed')
    .select('posts.is_sensitive as post_sensitive')
    .select('organizations.name as organization_name', 'organizations.slug as organization_slug')
}
