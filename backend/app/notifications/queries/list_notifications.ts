import { now } from '#core/clock'
import { notificationsSince } from '#posts/public'
import { readFeed, type FeedRow } from '#notifications/queries/read_feed'
import { beginOf, stablePosition, type Cursor, type Position } from '#notifications/rules/cursor'

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

/**
 * The newest notifications of a person or, after a cursor, the oldest since, so that a client that goes on misses
 * none. While it catches up, each page continues after the one before; then the cursor moves back to the position
 * that was stable when it began.
 */
export async function listNotifications({ userId, after, limit }: NotificationFilter): Promise<Feed> {
  const stable = stablePosition(now())
  const oldest = beginOf(notificationsSince())
  if (after === null) {
    const rows = await readFeed({ userId, after: oldest, order: 'desc', limit })
    return { rows, cursor: { position: stable, floor: null }, hasMore: false }
  }
  const begin = after.position.at < oldest.at ? oldest : after.position
  const found = await readFeed({ userId, after: begin, order: 'asc', limit: limit + 1 })
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const floor = after.floor ?? stable
  const cursor = hasMore ? { position: positionOf(rows.at(-1)!), floor } : { position: floor, floor: null }
  return { rows: rows.toReversed(), cursor, hasMore }
}

const positionOf = ({ happened_at, kind, id }: FeedRow): Position => ({ at: happened_at, kind, id })
