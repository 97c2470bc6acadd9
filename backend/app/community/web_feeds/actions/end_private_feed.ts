import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import PrivateFeedChanged from '#community/web_feeds/events/private_feed_changed'
import { deleteFeedSecret } from '#community/web_feeds/repositories/web_feed_secrets'

/** Ends the private feed of a user. Succeeds without one as well. */
export default class EndPrivateFeed {
  handle(userId: string): Promise<void> {
    return inTransaction(async (trx) => {
      const hasEnded = await deleteFeedSecret(trx, userId)
      if (hasEnded) afterCommit(trx, () => PrivateFeedChanged.dispatch(userId, 'ended'))
    })
  }
}
