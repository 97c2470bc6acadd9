import { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { postLetter } from '#core/mail/outbox'
import { accountLetter } from '#auth/mails/account_letter'
import { resetPath } from '#auth/mails/reset_path'
import { issueToken } from '#auth/tokens/one_time_tokens'

/** Sends a reset link to an address that has an account. For any other nothing happens, and nobody is told. */
export default class RequestPasswordReset {
  async handle(email: string): Promise<void> {
    const user = await User.findByEmail(email)
    if (!user) return
    await inTransaction(async (trx) => {
      const token = await issueToken(trx, { userId: user.id, purpose: 'password_reset' })
      await postLetter(trx, user.email, accountLetter({ kind: 'reset', user, path: resetPath(token) }))
    })
  }
}
