import { inTransaction } from '#core/database/transaction'
import { insertResetRequest } from '#auth/repositories/reset_requests'

/**
 * Stores a request for a new password. A job looks up the account later, so that neither the response
 * nor its timing tells whether there is one.
 */
export default class RequestPasswordReset {
  handle(email: string): Promise<void> {
    return inTransaction((trx) => insertResetRequest(trx, email))
  }
}
