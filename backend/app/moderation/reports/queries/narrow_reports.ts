import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { AnchoredPageQuery } from '#contract/core/data/pagination'
import type { ReportListQuery } from '#contract/moderation/data/report'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { isId } from '#core/runtime/ids'
import { ModeratedPost } from '#posts/public'

/** An absent field matches everything. */
export type ReportFilter = Omit<ReportListQuery, keyof AnchoredPageQuery>

/** Selects reports: those of one user, of all users who have reported a post, or those without weight. */
export type ReporterFilter = Pick<ReportListQuery, 'userId' | 'reportersOf' | 'withoutWeight'>

/** The part of a filter that selects reporters; null if there is none. */
export function reportersOf({
  userId,
  reportersOf: postId,
  withoutWeight,
}: ReporterFilter): ReporterFilter | null {
  if (userId === undefined && postId === undefined && withoutWeight !== true) return null
  return { userId, reportersOf: postId, withoutWeight }
}

const DAY_MS = 86_400_000
const REPORTERS_OF = 'select reporter_id from reports as of_post where of_post.post_id = ?'

/** Narrows a query of reports by a filter. */
export function narrowReports<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { status, reason, organizationId, userId, reportersOf: postId, withoutWeight, hidden }: ReportFilter,
): DatabaseQueryBuilderContract<Row> {
  if (status !== undefined && status !== 'all') void query.where('reports.status', status)
  if (reason !== undefined && reason !== 'all') void query.where('reports.reason', reason)
  if (organizationId !== undefined) void whereId(query, 'reports.organization_id = ?', organizationId)
  if (userId !== undefined) void whereId(query, 'reports.reporter_id = ?', userId)
  if (postId !== undefined) void whereId(query, `reports.reporter_id in (${REPORTERS_OF})`, postId)
  if (withoutWeight === true) {
    const since = toInstant(new Date(now().getTime() - DAY_MS))
    void query.whereRaw('reports.weight = 0').where('reports.created_at', '>', since)
  }
  if (hidden === true) void query.whereRaw(`reports.post_id in (${ModeratedPost.hiddenIds})`)
  return query
}

/** Text that is not an id matches nothing: PostgreSQL would refuse the comparison. */
function whereId<Row>(query: DatabaseQueryBuilderContract<Row>, condition: string, id: string) {
  return isId(id) ? query.whereRaw(condition, [id]) : query.whereRaw('1 = 0')
}
