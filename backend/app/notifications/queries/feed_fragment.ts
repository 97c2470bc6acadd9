import db from '@adonisjs/lucid/services/db'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/rules/notification'
import type { SqlFragment } from '#core/sql/sql_fragment'
import { repliesTo } from '#comments/public'
import { lowPosts, moderatedPosts, sharedPosts } from '#posts/public'
import { resolvedReports } from '#reports/public'
import { answeredRequests } from '#support/public'
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

interface FeedColumns {
  at: string
  id: string
  postId?: string
  fromId?: string
  /** When the person read it, of a kind that is not read by opening a post. */
  readAt?: string
}

/** SQLite reads an unknown type as a number, and compares ids with it without their index. */
const noId = () => `cast(null as ${db.connection().dialect.name === 'postgres' ? 'uuid' : 'text'})`
const NEVER = 'cast(null as timestamp)'

/** The same columns for every kind, because any of them may come first. */
const feedColumns = (
  kind: number,
  { at, id, postId = noId(), fromId = noId(), readAt = NEVER }: FeedColumns,
) =>
  `${kind} as kind, ${at} as happened_at, ${id} as id, ${postId} as post_id, ${fromId} as from_id, ${readAt} as item_read_at`

/** One index scan per kind; rows have the columns of `FeedColumns`. */
const KINDS: ((slice: FeedSlice) => SqlFragment)[] = [
  (slice) => {
    const where = isBetween(0, 'posts.approved_at', 'posts.id', slice)
    return select(
      feedColumns(0, {
        at: 'posts.approved_at',
        id: 'posts.id',
        postId: 'posts.id',
        fromId: 'posts.user_id',
      }),
      sharedPosts({ ...slice, since: slice.after.at, where }),
    )
  },
  (slice) =>
    select(
      feedColumns(1, {
        at: 'comments.created_at',
        id: 'comments.id',
        postId: 'comments.post_id',
        fromId: 'comments.user_id',
      }),
      repliesTo({ ...slice, where: isBetween(1, 'comments.created_at', 'comments.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(2, {
        at: 'reports.resolved_at',
        id: 'reports.id',
        postId: 'reports.post_id',
        readAt: 'reports.read_at',
      }),
      resolvedReports({ ...slice, where: isBetween(2, 'reports.resolved_at', 'reports.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(3, { at: 'posts.supply_low_at', id: 'posts.id', postId: 'posts.id' }),
      lowPosts({ ...slice, where: isBetween(3, 'posts.supply_low_at', 'posts.id', slice) }),
    ),
  (slice) =>
    select(
      feedColumns(4, { at: 'posts.moderated_at', id: 'posts.id', postId: 'posts.id' }),
      moderatedPosts({ ...slice, where: isBetween(4, 'posts.moderated_at', 'posts.id', slice) }),
    ),
  (slice) => {
    const where = isBetween(5, 'support_answers.created_at', 'support_answers.id', slice)
    return select(
      feedColumns(5, {
        at: 'support_answers.created_at',
        id: 'support_answers.id',
        readAt: 'support_answers.read_at',
      }),
      answeredRequests({ ...slice, where }),
    )
  },
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

/** Of a row `found` of the feed: when the person read it, or opened its post. */
export const readAt = (found: string) =>
  `case when ${found}.kind in (2, 5) then ${found}.item_read_at else post_reads.read_at end`
