import { Job } from '@adonisjs/queue'
import { isQuiet } from '#contract/notifications/rules/rhythm'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { User } from '#identity/public'
import { digestMail } from '#notifications/notifications/mails/digest_mail'
import { listForDigest } from '#notifications/notifications/queries/list_for_digest'
import { moveToldUntil } from '#notifications/notifications/repositories/mail_digests'
import { findRhythm } from '#notifications/rhythms/queries/find_rhythm'

/**
 * Mails what a user has not read since their last digest, unless there is nothing. A repeated job mails nothing,
 * because the end of the reported period moves in the same transaction. A job that was delayed into
 * quiet hours mails nothing: the next digest contains it.
 */
export default class SendDigest extends Job<{ userId: string; until: string }> {
  static override options = { name: 'send_digest' }

  async execute(): Promise<void> {
    const { userId, until } = this.payload
    const user = await User.find(userId)
    if (user === null || user.closedAt !== null || user.disabledAt !== null || user.emailVerifiedAt === null)
      return
    const rhythm = await findRhythm(userId)
    if (isQuiet(rhythm, now())) return
    const unread = await listForDigest(userId, until)
    if (unread === null) return
    await inTransaction(async (trx) => {
      const isFirst = await moveToldUntil(trx, userId, until)
      if (!isFirst || unread.length === 0) return
      await queueMail(trx, user.email, digestMail(user, { unread, timeZone: rhythm.timeZone }))
    })
  }
}
