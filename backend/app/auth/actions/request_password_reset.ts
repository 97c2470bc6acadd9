import { inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'
import SendResetLink from '#auth/jobs/send_reset_link'

/**
 * Takes a request for a new password. A job looks up the account later, so that neither the response nor its timing tells
 * whether there is one.
 */
export default class RequestPasswordReset {
  handle(email: string): Promise<void> {
    return inTransaction((trx) => dispatch(trx, SendResetLink, { email }))
  }
}
