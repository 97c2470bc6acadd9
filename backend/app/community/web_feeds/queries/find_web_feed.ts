import type { WebFeed } from '#contract/community/data/web_feed'
import { instantToIso } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { personJoin } from '#identity/public'
import type { Language } from '#contract/core/rules/language'

interface Row {
  created_at: string
  last_read_at: string | null
}

/** The private feed of a user; null without one. */
export async function findWebFeed(userId: string): Promise<WebFeed | null> {
  const [row] = await reader().rows<Row>(
    'select created_at, last_read_at from web_feed_secrets where user_id = ?',
    [userId],
  )
  if (row === undefined) return null
  return {
    createdAt: instantToIso(row.created_at),
    lastReadAt: row.last_read_at && instantToIso(row.last_read_at),
  }
}

/** The user whose private feed has a secret. */
export interface FeedReader {
  userId: string
  language: Language | null
  lastReadAt: string | null
}

const READER = `select users.id, users.language, web_feed_secrets.last_read_at
  from web_feed_secrets ${personJoin('web_feed_secrets.user_id')}
  where web_feed_secrets.hash = ? and users.id is not null and users.disabled_at is null`

/** The user whose private feed has the secret with a hash; null if there is none, or they may not sign in. */
export async function findFeedReader(hash: string): Promise<FeedReader | null> {
  const [row] = await reader().rows<{ id: string; language: Language | null } & Pick<Row, 'last_read_at'>>(
    READER,
    [hash],
  )
  return row === undefined ? null : { userId: row.id, language: row.language, lastReadAt: row.last_read_at }
}
