import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { shareNotFound } from '#slack/errors'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'
import { deleteScheduledShare } from '#slack/repositories/scheduled_shares'

/** Deletes a share of a scheduled post that is not sent yet, or has failed. SLACK_SHARE_NOT_FOUND once it is sent. */
export default class CancelScheduledShare {
  handle({ id, organization_id: organizationId }: SlackScheduledShareRow): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await deleteScheduledShare(trx, id))) throw shareNotFound()
      await completeAction(trx)
      afterCommit(trx, () => SlackChanged.dispatch(organizationId))
    })
  }
}
