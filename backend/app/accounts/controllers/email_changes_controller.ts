import type { HttpContext } from '@adonisjs/core/http'
import type { ConfirmedEmail } from '#contract/data/profile'
import { deleteTokens, limitRedemptions } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import CancelEmailChange from '#accounts/actions/cancel_email_change'
import { verifyEmailValidator } from '#accounts/validators/profile_validator'

/** The pending change of a user's email address. */
export default class EmailChangesController {
  async destroy({ auth, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => deleteTokens(trx, id, 'email_change'))
    return response.noContent()
  }

  /** Cancels a change by the mailed link. Needs no session: the only one may be an attacker's. */
  async cancel({ request, response }: HttpContext) {
    const { token } = await request.validateUsing(verifyEmailValidator)
    await limitRedemptions(request.ip())
    return response.json({ email: await new CancelEmailChange().handle(token) } satisfies ConfirmedEmail)
  }
}
