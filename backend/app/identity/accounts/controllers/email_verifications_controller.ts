import type { HttpContext } from '@adonisjs/core/http'
import type { ConfirmedEmail } from '#contract/identity/data/profile'
import { inTransaction } from '#core/database/transactions/transaction'
import ConfirmEmail from '#identity/accounts/actions/confirm_email'
import { limitMail, limitRedemptions } from '#identity/auth/http/credential_limit'
import { sendVerification } from '#identity/auth/mails/auth_mail'
import { verifyEmailValidator } from '#identity/accounts/validators/profile_validator'

export default class EmailVerificationsController {
  /** Sends the verification mail again. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    if (user.emailVerifiedAt === null) await inTransaction((trx) => sendVerification(trx, user))
    return response.status(202).json({ email: user.email } satisfies ConfirmedEmail)
  }

  /** Confirms an address. Needs no session, because the mail may be opened in another browser. */
  async update({ request, response }: HttpContext) {
    const { token } = await request.validateUsing(verifyEmailValidator)
    await limitRedemptions(request.ip())
    return response.json({ email: await new ConfirmEmail().handle(token) } satisfies ConfirmedEmail)
  }
}
