import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { slackNotConnected } from '#slack/errors'
import SyncSlack from '#slack/jobs/sync_slack'
import { findConnection } from '#slack/queries/find_connection'
import { claimSync } from '#slack/repositories/sync_progress'

/** Starts a sync, unless one is running. */
export default class StartSync {
  handle(organizationId: string): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await findConnection(organizationId, trx)) === null) throw slackNotConnected()
      if (await claimSync(trx, organizationId)) await dispatch(trx, SyncSlack, { organizationId })
    })
  }
}
