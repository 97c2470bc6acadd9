import { inTransaction } from '#core/database/transactions/transaction'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { endBroadcast, lockBroadcast } from '#slack/repositories/broadcasts'

/** Stops a message to all members before its next delivery. Does nothing once it has ended. */
export default class CancelBroadcast {
  handle(broadcast: SlackBroadcastRow): Promise<void> {
    return inTransaction(async (trx) => {
      await lockBroadcast(trx, broadcast.id)
      await endBroadcast(trx, broadcast, 'cancelled')
    })
  }
}
