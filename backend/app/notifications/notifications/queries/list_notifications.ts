import type { NotificationType } from '#contract/notifications/rules/notification'
import { now } from '#core/runtime/clock'
import { notificationsSince } from '#core/database/rows/event_time'
import { readFeed, type FeedRow } from '#notifications/notifications/queries/read_feed'
import {
  beginOf,
  earlierOf,
  laterOf,
  stablePosition,
  type Cursor,
  type Position,
} from '#notifications/notifications/rules/cursor'

/** A page of notifications, newest first, and the position of the next one. */
export interface Feed {
  rows: FeedRow[]
  cursor: Cursor
  hasMore: boolean
  /** The end of this page, from where the next older page continues; null for the last page. */
  older: Cursor | null
}

export interface NotificationFilter {
  userId: string
  types: ReadonlySet<NotificationType>
  after: Cursor | null
  before: Cursor | null
  limit: number
}

/**
 * The newest notifications of a user, or those before a position. After a cursor: the oldest since, so that a client
 * that continues misses none.
 */
export function listNotifications({ after, ...filter }: NotificationFilter): Promise<Feed> {
  return after === null ? listNewest(filter) : listSince(filter, after)
}

const NEXT = { withNext: true }

async function listNewest({
  userId,
  types,
  before,
  limit,
}: Omit<NotificationFilter, 'after'>): Promise<Feed> {
  const oldest = beginOf(notificationsSince())
  const end = before?.position
  const found = await readFeed(
    { userId, types, after: oldest, before: end, order: 'desc', limit: limit + 1 },
    NEXT,
  )
  const rows = found.slice(0, limit)
  const older = found.length > limit ? { position: positionOf(rows.at(-1)!), floor: null } : null
  return { rows, cursor: cursorAt(rows[0], end ?? oldest, stablePosition(now())), hasMore: false, older }
}

/**
 * While a client catches up, each page continues after the previous one. Then the cursor moves back to the position
 * that was stable at the beginning, but never to before the start.
 */
async function listSince(
  { userId, types, limit }: Omit<NotificationFilter, 'after'>,
  after: Cursor,
): Promise<Feed> {
  const floor = after.floor ?? laterOf(stablePosition(now()), after.position)
  const begin = laterOf(after.position, beginOf(notificationsSince()))
  const found = await readFeed({ userId, types, after: begin, order: 'asc', limit: limit + 1 }, NEXT)
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const last = rows.at(-1)
  const cursor = hasMore ? { position: positionOf(last!), floor } : cursorAt(last, after.position, floor)
  return { rows: rows.toReversed(), cursor, hasMore, older: null }
}

/**
 * A cursor is the position of the newest notification, not the time of the request: the next event is later than all
 * others, but may be earlier than a clock that is set back.
 */
function cursorAt(newest: FeedRow | undefined, otherwise: Position, floor: Position): Cursor {
  return { position: earlierOf(newest ? positionOf(newest) : otherwise, floor), floor: null }
}

const positionOf = ({ happened_at, id, type }: FeedRow): Position => ({ at: happened_at, id, type })
