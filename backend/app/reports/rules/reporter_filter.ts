import type { ReportListQuery } from '#contract/data/report'

/** Whose reports: those of one person, of all who have reported a post, or those that do not count. */
export type ReporterFilter = Pick<ReportListQuery, 'userId' | 'reportersOf' | 'withoutWeight'>

/** The part of a filter that names people; null when it names nobody. */
export function reportersOf({
  userId,
  reportersOf: postId,
  withoutWeight,
}: ReporterFilter): ReporterFilter | null {
  if (userId === undefined && postId === undefined && withoutWeight !== true) return null
  return { userId, reportersOf: postId, withoutWeight }
}
