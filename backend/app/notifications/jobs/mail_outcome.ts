import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { User } from '#users/public'
import { outcomeMail } from '#notifications/mails/outcome_mail'
import { findOutcome, type OutcomeType } from '#notifications/queries/find_outcome'
import { findChosenTypes } from '#notifications/queries/notification_choices'

/** Mails a person what was decided about their post or report, if they still may know and want to. */
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
