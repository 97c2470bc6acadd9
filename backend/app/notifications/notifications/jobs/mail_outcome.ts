import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { User } from '#identity/public'
import { outcomeMail } from '#notifications/notifications/mails/outcome_mail'
import { findOutcome, type OutcomeType } from '#notifications/notifications/queries/find_outcome'
import { findChosenTypes } from '#notifications/notifications/queries/notification_choices'

/** Mails a user the decision about their post or report, if they still have access and want this mail. */
export default class MailOutcome extends Job<{ type: OutcomeType; userId: string; id: string }> {
  static override options = { name: 'mail_outcome' }

  async execute(): Promise<void> {
    const { type, userId, id } = this.payload
    const user = await User.find(userId)
    if (user === null || user.closedAt !== null || user.emailVerifiedAt === null) return
    if (!(await findChosenTypes(userId, 'mail')).has(type)) return
    const outcome = await findOutcome(this.payload)
    if (outcome === null) return
    await inTransaction((trx) => queueMail(trx, user.email, outcomeMail(user, { ...outcome, type, id })))
  }
}
