import { NOTIFICATION_TYPES, type NotificationType } from '#contract/rules/notification'
import type { SqlFragment } from '#core/sql/sql_fragment'
import { repliesTo } from '#comments/public'
import { lowPosts, moderatedPosts, sharedPosts } from '#posts/public'
import { resolvedReports } from '#reports/public'
import { FIRST_ID, LAST_ID, type Position } from '#notifications/rules/cursor'

/** A part of a person's feed: up to `limit` rows between two positions, oldest or newest first. */
export interface FeedSlice {
  userId: string
  types: ReadonlySet<NotificationType>
  after: Position
  before?: Position
  order: 'asc' | 'desc'
  limit: number
}

/** The condition for rows of a kind between the positions. */
function isBetween(kind: number, at: string, id: string, { after, before }: FeedSlice): SqlFragment {
  const lower = `${at} >= ? and not (${at} = ? and ${id} <= ?)`
  const values = [after.at, after.at, idAt(kind, after)]
  if (before === undefined) return { sql: lower, values }
  return {
    sql: `${lower} and ${at} <= ? and not (${at} = ? and ${id} >= ?)`,
    values: [...values, before.at, before.at, idAt(kind, before)],
  }
}

/** The id that a position has among the rows of a kind at its instant. */
function idAt(kind: number, position: Position): string {
  if (kind === position.kind) return position.id
  return kind < position.kind ? LAST_ID : FIRST_ID
}

const select = (columns: string, { sql, values }: SqlFragment): SqlFragment => ({
  sql: `select ${columns} from ${sql}`,
  values,
})

/** The same columns for every kind, because any of them may come first. */
const feedColumns = (kind: number, at: string, id: string, postId: string, fromId = 'cast(null as uuid)') =>
  `${kind} as kind, ${at} as happened_at, ${id} as id, ${postId} as post_id, ${fromId} as from_id`

/** One index scan per kind; rows are `kind`, `happened_at`, `id`, `post_id` and `from_id`. */
const KINDS: ((slice: FeedSlice) => SqlFragment)[] = [
  (slice) => {
    const where = isBetween(0, 'posts.approved_at', 'posts.id', slice)
    return select(
      feedColumns(0, 'posts.approved_at', 'posts.id', 'posts.id', 'posts.user_id'),
      sharedPosts({ ...slice, since: slice.after.at, where }),
    )
  },
  (slice) =>
    select(
      feedColumns(1, 'comments.created_at', 'comments.id', 'comments.post_id', 'comments.user_id'),
      repliesTo({ ...slice, where: isBetween(1, 'comments.created_at', 'comments.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(2, 'reports.resolved_at', 'reports.id', 'reports.post_id'),
      resolvedReports({ ...slice, where: isBetween(2, 'reports.resolved_at', 'reports.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(3, 'posts.supply_low_at', 'posts.id', 'posts.id'),
      lowPosts({ ...slice, where: isBetween(3, 'posts.supply_low_at', 'posts.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(4, 'posts.moderated_at', 'posts.id', 'posts.id'),
      moderatedPosts({ ...slice, where: isBetween(4, 'posts.moderated_at', 'posts.id', slice) }),
    ),
]

/** The feed: up to `limit` rows of each kind. A kind is its index in `NOTIFICATION_TYPES`. Null without types. */
export function feedFragment(slice: FeedSlice): SqlFragment | null {
  const sources = KINDS.filter((_source, kind) => slice.types.has(NOTIFICATION_TYPES[kind]!)).map((source) =>
    source(slice),
  )
  if (sources.length === 0) return null
  return {
    sql: sources.map(({ sql }, kind) => `select * from (${sql}) kind_${kind}`).join(' union all '),
    values: sources.flatMap(({ values }) => values),
  }
}
