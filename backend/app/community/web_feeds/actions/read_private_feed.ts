import { fromInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { findFeedReader, type FeedReader } from '#community/web_feeds/queries/find_web_feed'
import { touchFeedSecret } from '#community/web_feeds/repositories/web_feed_secrets'
import { hashOf, isFeedSecret } from '#community/web_feeds/rules/feed_secret'

const HOUR_MS = 3_600_000

/** Finds the user of a private feed by its secret, and notes once an hour that it is read; null for an unknown secret. */
export default class ReadPrivateFeed {
  async handle(secret: string): Promise<FeedReader | null> {
    if (!isFeedSecret(secret)) return null
    const hash = hashOf(secret)
    const found = await findFeedReader(hash)
    if (found === null) return null
    const noted = found.lastReadAt === null ? 0 : fromInstant(found.lastReadAt).getTime()
    if (now().getTime() - noted >= HOUR_MS) await inTransaction((trx) => touchFeedSecret(trx, hash))
    return found
  }
}
