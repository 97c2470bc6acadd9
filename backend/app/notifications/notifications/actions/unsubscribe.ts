import { inTransaction } from '#core/database/transactions/transaction'
import { User } from '#identity/public'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import { chooseInactivityMail } from '#notifications/inactivity/repositories/inactivity_choices'
import type { Unsubscription } from '#notifications/notifications/rules/unsubscribe_token'

/** Ends what the link of a mail names; nothing for an account that is gone. */
export default class Unsubscribe {
  async handle({ userId, subscription }: Unsubscription): Promise<void> {
    if ((await User.find(userId)) === null) return
    if (subscription === 'digest') return new ChooseDigest().handle(userId, null)
    if (subscription === 'inactivity') return inTransaction((trx) => chooseInactivityMail(trx, userId, false))
    await new ChooseNotification().handle(userId, { type: 'post.reminded', channel: 'mail', enabled: false })
  }
}
