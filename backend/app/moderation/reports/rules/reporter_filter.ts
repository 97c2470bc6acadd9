import type { ReportListQuery } from '#contract/moderation/data/report'

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
