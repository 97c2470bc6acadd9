import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import SendResetLink from '#identity/auth/jobs/send_reset_link'

/**
 * Accepts a request for a new password. A job looks up the account later, so that neither the response nor its timing
 * reveals whether it exists.
 */
export default class RequestPasswordReset {
  async handle(email: string): Promise<void> {
    await requirePasswordSignIn()
    return inTransaction((trx) => dispatch(trx, SendResetLink, { email }))
  }
}
