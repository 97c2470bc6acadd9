import db from '@adonisjs/lucid/services/db'
import {
  isReadOnClick,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#contract/notifications/rules/notification'
import type { NotifiedRows, SqlFragment } from '#core/database/sql/sql_fragment'
import { reportNotifications, supportNotifications } from '#moderation/public'
import { joinNotifications } from '#organizations/public'
import { postNotifications } from '#posts/public'
import { suggestionNotifications } from '#suggestions/public'
import { webhookNotifications } from '#notifications/webhooks/queries/switched_off_webhooks'
import type { Position } from '#notifications/notifications/rules/cursor'

/** A part of a user's feed: up to `limit` rows between two positions, oldest or newest first. */
export interface FeedSlice {
  userId: string
  types: ReadonlySet<NotificationType>
  after: Position
  before?: Position
  /** Only later rows, by an instant that the statement selects. */
  newerThan?: SqlFragment
  order: 'asc' | 'desc'
  limit: number
}

/**
 * The condition for rows of a type between the positions. At the instant and with the id of a position, types follow in
 * the order of their names.
 */
function isBetween(
  type: NotificationType,
  { at, id }: NotifiedRows,
  { after, before, newerThan }: FeedSlice,
): SqlFragment {
  const sameBefore = type > after.type ? '<' : '<='
  const newer = newerThan ? ` and ${at} > ${newerThan.sql}` : ''
  const lower = `${at} >= ? and not (${at} = ? and ${id} ${sameBefore} ?)${newer}`
  const values = [after.at, after.at, after.id, ...(newerThan?.values ?? [])]
  if (before === undefined) return { sql: lower, values }
  const sameAfter = type < before.type ? '>' : '>='
  return {
    sql: `${lower} and ${at} <= ? and not (${at} = ? and ${id} ${sameAfter} ?)`,
    values: [...values, before.at, before.at, before.id],
  }
}

/** SQLite treats an unknown type as numeric, and then does not use the index to compare ids. */
const noId = () => `cast(null as ${db.connection().dialect.name === 'postgres' ? 'uuid' : 'text'})`
const NEVER = 'cast(null as timestamp)'
const NO_COUNT = 'cast(null as integer)'

/** One index scan per source. */
const SOURCES: Record<NotificationType, NotifiedRows | NotifiedRows[]> = {
  ...postNotifications,
  ...suggestionNotifications,
  ...reportNotifications,
  ...supportNotifications,
  ...joinNotifications.rows,
  ...webhookNotifications,
}

/** The rows of a type; the columns are the same for every type, because the first one of the union varies. */
function rowsOf(type: NotificationType, source: NotifiedRows, slice: FeedSlice): SqlFragment {
  const { from, at, id, postId = noId(), fromId = noId(), organizationId = noId() } = source
  const { readAt: itemReadAt = NEVER, count = NO_COUNT, of = NO_COUNT } = source
  const { sql, values } = from({
    ...slice,
    since: { sql: '?', values: [slice.after.at] },
    where: isBetween(type, source, slice),
  })
  const columns = `${at} as happened_at, ${id} as id, ${postId} as post_id, ${fromId} as from_id,
    ${organizationId} as in_organization_id, ${count} as event_count, ${of} as out_of`
  return { sql: `select '${type}' as type, ${columns}, ${itemReadAt} as item_read_at from ${sql}`, values }
}

/** The feed: up to `limit` rows of each source. Null without types. */
export function feedFragment(slice: FeedSlice): SqlFragment | null {
  const types = NOTIFICATION_TYPES.filter((type) => slice.types.has(type))
  if (types.length === 0) return null
  const sources = types.flatMap((type) => [SOURCES[type]].flat().map((source) => rowsOf(type, source, slice)))
  return {
    sql: sources.map(({ sql }, place) => `select * from (${sql}) source_${place}`).join(' union all '),
    values: sources.flatMap(({ values }) => values),
  }
}

const READ_ON_CLICK = NOTIFICATION_TYPES.filter(isReadOnClick).map((type) => `'${type}'`)

/** When the user read a feed row `found`, or opened its post. */
export const readAt = (found: string) =>
  `case when ${found}.type in (${READ_ON_CLICK.join(', ')}) then ${found}.item_read_at else post_reads.read_at end`
