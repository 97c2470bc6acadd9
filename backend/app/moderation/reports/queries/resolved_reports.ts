import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'

/** The `from` clause for reports of a user, as `reports`, that an administrator has resolved. */
function resolvedReports({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `reports where reports.reporter_id = ? and reports.status = 'resolved' and ${where.sql}
      order by reports.resolved_at ${order}, reports.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** The reports that a user is notified of. */
export const reportNotifications = {
  'report.resolved': {
    at: 'reports.resolved_at',
    id: 'reports.id',
    postId: 'reports.post_id',
    readAt: 'reports.read_at',
    from: resolvedReports,
  },
} satisfies Record<string, NotifiedRows>

/** Joins, as `reports`, the report a column references, where `condition` holds. */
export const reportJoin = (column: string, condition: string) =>
  `left join reports on ${condition} and reports.id = ${column}`
