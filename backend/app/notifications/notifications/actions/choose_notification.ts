import type { NotificationChoiceRequest } from '#contract/notifications/data/notification_choice'
import { inTransaction } from '#core/database/transactions/transaction'

/** Stores whether a user is notified of a type in a channel. */
export default class ChooseNotification {
  handle(userId: string, choice: NotificationChoiceRequest): Promise<void> {
    return inTransaction(async (trx) => {
      await trx
        .knexQuery()
        .insert({ user_id: userId, ...choice })
        .into('notification_choices')
        .onConflict(['user_id', 'type', 'channel'])
        .merge()
    })
  }
}
