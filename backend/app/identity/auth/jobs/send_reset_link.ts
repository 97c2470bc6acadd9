import { Job } from '@adonisjs/queue'
import User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { authMail, resetPath } from '#identity/auth/mails/auth_mail'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'

/** Mails a reset link to an address, if it has an account. */
export default class SendResetLink extends Job<{ email: string }> {
  static override options = { name: 'send_reset_link', removeOnFail: true }

  execute(): Promise<void> {
    return inTransaction(async (trx) => {
      const user = await User.findByEmail(this.payload.email, trx)
      if (user?.disabledAt !== null) return
      const token = await issueToken(trx, { userId: user.id, purpose: 'password_reset' })
      await queueMail(trx, user.email, authMail('reset', user, resetPath(token)))
    })
  }
}
