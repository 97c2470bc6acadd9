import type { WebFeed } from '#contract/community/data/web_feed'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import type { User } from '#identity/public'
import PrivateFeedChanged from '#community/web_feeds/events/private_feed_changed'
import { webFeedMail } from '#community/web_feeds/mails/web_feed_mail'
import { saveFeedSecret } from '#community/web_feeds/repositories/web_feed_secrets'
import { hashOf, newFeedSecret } from '#community/web_feeds/rules/feed_secret'

/** Gives a user a private feed, or their feed another address; the previous one ends. They are notified by mail. */
export default class ReplacePrivateFeed {
  handle(user: User): Promise<{ secret: string; feed: WebFeed }> {
    return inTransaction(async (trx) => {
      const secret = newFeedSecret()
      const createdAt = await saveFeedSecret(trx, user.id, hashOf(secret))
      await queueMail(trx, user.email, webFeedMail(user))
      afterCommit(trx, () => PrivateFeedChanged.dispatch(user.id, 'created'))
      return { secret, feed: { createdAt: createdAt.toISOString(), lastReadAt: null } }
    })
  }
}
