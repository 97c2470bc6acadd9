import type { SqlFragment } from '#core/sql/sql_fragment'
import { repliesTo } from '#comments/public'
import { lowPosts, sharedPosts } from '#posts/public'
import { resolvedReports } from '#reports/public'
import { FIRST_ID, LAST_ID, type Position } from '#notifications/rules/cursor'

/** A part of a person's feed: up to `limit` rows after a position, oldest or newest first. */
export interface FeedSlice {
  userId: string
  after: Position
  order: 'asc' | 'desc'
  limit: number
}

/** The condition for rows of a kind after the position. */
function isAfter(kind: number, at: string, id: string, { after }: FeedSlice): SqlFragment {
  const last = kind < after.kind ? LAST_ID : FIRST_ID
  const passed = kind === after.kind ? after.id : last
  return { sql: `${at} >= ? and not (${at} = ? and ${id} <= ?)`, values: [after.at, after.at, passed] }
}

const select = (columns: string, { sql, values }: SqlFragment): SqlFragment => ({
  sql: `select ${columns} from ${sql}`,
  values,
})

/** One index scan per kind; rows are `kind`, `happened_at`, `id`, `post_id` and `from_id`. */
const KINDS: ((slice: FeedSlice) => SqlFragment)[] = [
  (slice) => {
    const where = isAfter(0, 'posts.approved_at', 'posts.id', slice)
    return select(
      '0 as kind, posts.approved_at as happened_at, posts.id as id, posts.id as post_id, posts.user_id as from_id',
      sharedPosts({ ...slice, since: slice.after.at, where }),
    )
  },
  (slice) =>
    select(
      '1, comments.created_at, comments.id, comments.post_id, comments.user_id',
      repliesTo({ ...slice, where: isAfter(1, 'comments.created_at', 'comments.id', slice) }),
    ),
  (slice) =>
    select(
      '2, reports.resolved_at, reports.id, reports.post_id, cast(null as uuid)',
      resolvedReports({ ...slice, where: isAfter(2, 'reports.resolved_at', 'reports.id', slice) }),
    ),
  (slice) =>
    select(
      '3, posts.supply_low_at, posts.id, posts.id, cast(null as uuid)',
      lowPosts({ ...slice, where: isAfter(3, 'posts.supply_low_at', 'posts.id', slice) }),
    ),
]

/** The feed: up to `limit` rows of each kind. A kind is its index in `NOTIFICATION_TYPES`. */
export function feedFragment(slice: FeedSlice): SqlFragment {
  const sources = KINDS.map((source) => source(slice))
  return {
    sql: sources.map(({ sql }, kind) => `select * from (${sql}) kind_${kind}`).join(' union all '),
    values: sources.flatMap(({ values }) => values),
  }
}
