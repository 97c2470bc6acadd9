import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'

/** The `from` clause for answers of others to the requests of a user, as `support_answers`. */
function answeredRequests({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `support_requests join support_answers on support_answers.request_id = support_requests.id
      where support_requests.user_id = ?
      and (support_answers.author_id is null or support_answers.author_id <> support_requests.user_id)
      and ${where.sql}
      order by support_answers.created_at ${order}, support_answers.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** The answers that a user is notified of. */
export const supportNotifications = {
  'support.answered': {
    at: 'support_answers.created_at',
    id: 'support_answers.id',
    readAt: 'support_answers.read_at',
    from: answeredRequests,
  },
} satisfies Record<string, NotifiedRows>

/** Joins, as `support_answers` with its `support_requests`, the answer a column references, where `condition` holds. */
export const answerJoin = (column: string, condition: string) =>
  `left join support_answers on ${condition} and support_answers.id = ${column}
   left join support_requests on support_requests.id = support_answers.request_id`
