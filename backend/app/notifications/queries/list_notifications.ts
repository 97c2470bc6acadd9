import { now } from '#core/clock'
import { notificationsSince } from '#posts/public'
import { readFeed, type FeedRow } from '#notifications/queries/read_feed'
import {
  beginOf,
  earlierOf,
  laterOf,
  stablePosition,
  type Cursor,
  type Position,
} from '#notifications/rules/cursor'

/** A page of notifications, newest first, and where the next one begins. */
export interface Feed {
  rows: FeedRow[]
  cursor: Cursor
  hasMore: boolean
}

interface NotificationFilter {
  userId: string
  after: Cursor | null
  limit: number
}

/** The newest notifications of a person or, after a cursor, the oldest since, so that a client that goes on misses none. */
export function listNotifications({ userId, after, limit }: NotificationFilter): Promise<Feed> {
  return after === null ? listNewest(userId, limit) : listSince(userId, after, limit)
}

async function listNewest(userId: string, limit: number): Promise<Feed> {
  const oldest = beginOf(notificationsSince())
  const rows = await readFeed({ userId, after: oldest, order: 'desc', limit })
  return { rows, cursor: cursorAt(rows[0], oldest, stablePosition(now())), hasMore: false }
}

/**
 * While a client catches up, each page continues after the one before; then the cursor moves back to the position
 * that was stable when it began, but never to before where it began.
 */
async function listSince(userId: string, after: Cursor, limit: number): Promise<Feed> {
  const floor = after.floor ?? laterOf(stablePosition(now()), after.position)
  const begin = laterOf(after.position, beginOf(notificationsSince()))
  const found = await readFeed({ userId, after: begin, order: 'asc', limit: limit + 1 })
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const last = rows.at(-1)
  const cursor = hasMore ? { position: positionOf(last!), floor } : cursorAt(last, after.position, floor)
  return { rows: rows.toReversed(), cursor, hasMore }
}

/**
 * A cursor lies at the newest notification, not at the time of the request: the next event is later than all others,
 * but not later than a clock that goes back afterwards.
 */
function cursorAt(newest: FeedRow | undefined, otherwise: Position, floor: Position): Cursor {
  return { position: earlierOf(newest ? positionOf(newest) : otherwise, floor), floor: null }
}

const positionOf = ({ happened_at, kind, id }: FeedRow): Position => ({ at: happened_at, kind, id })
