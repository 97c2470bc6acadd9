import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { User } from '#identity/public'
import { digestMail } from '#notifications/notifications/mails/digest_mail'
import { listForDigest } from '#notifications/notifications/queries/list_for_digest'
import { moveToldUntil } from '#notifications/notifications/repositories/mail_digests'

/**
 * Mails what a user has not read since their last digest, unless there is nothing. A repeated job mails nothing,
 * because the end of the reported period moves in the same transaction.
 */
export default class SendDigest extends Job<{ userId: string; until: string }> {
  static override options = { name: 'send_digest' }

  async execute(): Promise<void> {
    const { userId, until } = this.payload
    const user = await User.find(userId)
    if (user === null || user.closedAt !== null || user.disabledAt !== null || user.emailVerifiedAt === null)
      return
    const digest = await listForDigest(userId, until)
    if (digest === null) return
    await inTransaction(async (trx) => {
      const isFirst = await moveToldUntil(trx, userId, until)
      if (isFirst && digest.unread.length > 0) await queueMail(trx, user.email, digestMail(user, digest))
    })
  }
}
