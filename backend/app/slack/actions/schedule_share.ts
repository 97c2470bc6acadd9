import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import SlackChanged from '#slack/events/slack_changed'
import SendScheduledShares from '#slack/jobs/send_scheduled_shares'
import { insertScheduledShare, type NewScheduledShare } from '#slack/repositories/scheduled_shares'
import { confirmShare, insertShare } from '#slack/repositories/shares'

/** Stores a share of a scheduled post, which is sent when the post starts. A repeated request stores nothing. */
export default class ScheduleShare {
  handle(share: NewScheduledShare): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await insertShare(trx, share)) !== null) return
      await confirmShare(trx, share)
      await insertScheduledShare(trx, share)
      // The post may have started since it was read.
      await dispatch(trx, SendScheduledShares, { postId: share.postId })
      afterCommit(trx, () => SlackChanged.dispatch(share.organizationId))
    })
  }
}
