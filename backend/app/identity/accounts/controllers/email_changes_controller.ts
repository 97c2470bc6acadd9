import type { HttpContext } from '@adonisjs/core/http'
import type { ConfirmedEmail } from '#contract/identity/data/profile'
import { deleteTokens } from '#identity/auth/repositories/one_time_tokens'
import { limitRedemptions } from '#identity/auth/http/credential_limit'
import { inTransaction } from '#core/database/transactions/transaction'
import CancelEmailChange from '#identity/accounts/actions/cancel_email_change'
import { verifyEmailValidator } from '#identity/accounts/validators/profile_validator'

/** The pending change of a user's email address. */
export default class EmailChangesController {
  /** Cancels the pending change of the address. */
  async destroy({ auth, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => deleteTokens(trx, id, 'email_change'))
    return response.noContent()
  }

  /** Cancels a change by the mailed link. Needs no session, because an attacker may have the only one. */
  async cancel({ request, response }: HttpContext) {
    const { token } = await request.validateUsing(verifyEmailValidator)
    await limitRedemptions(request.ip())
    return response.json({ email: await new CancelEmailChange().handle(token) } satisfies ConfirmedEmail)
  }
}
