import { now } from '#core/clock'
import { notifiedSince } from '#posts/public'
import { readFeed, type FeedRow } from '#notifications/queries/read_feed'
import { beginOf, settled, type Cursor, type Position } from '#notifications/rules/cursor'

/** What has happened to a person, newest first, and where to go on. */
export interface Feed {
  rows: FeedRow[]
  cursor: Cursor
  hasMore: boolean
}

interface Asked {
  userId: string
  after: Cursor | null
  limit: number
}

/**
 * The newest of what has happened to a person, or what has happened since: then the oldest come first, so that
 * asking on misses none. A walk that has caught up begins the next time where everything was visible when it
 * began; until then each page goes on exactly behind the one before it.
 */
export async function listNotifications({ userId, after, limit }: Asked): Promise<Feed> {
  const rest = settled(now())
  const oldest = beginOf(notifiedSince())
  if (after === null) {
    const rows = await readFeed({ userId, after: oldest, order: 'desc', limit })
    return { rows, cursor: { position: rest, floor: null }, hasMore: false }
  }
  const begin = after.position.at < oldest.at ? oldest : after.position
  const found = await readFeed({ userId, after: begin, order: 'asc', limit: limit + 1 })
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const floor = after.floor ?? rest
  const cursor = hasMore ? { position: positionOf(rows.at(-1)!), floor } : { position: floor, floor: null }
  return { rows: rows.toReversed(), cursor, hasMore }
}

const positionOf = ({ happened_at, kind, id }: FeedRow): Position => ({ at: happened_at, kind, id })
