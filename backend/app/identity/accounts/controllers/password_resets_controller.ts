import type { HttpContext } from '@adonisjs/core/http'
import type { PasswordReset } from '#contract/identity/data/password'
import RequestPasswordReset from '#identity/auth/actions/request_password_reset'
import { limitMail, limitRedemptions } from '#identity/auth/http/credential_limit'
import { forgotPasswordValidator, resetPasswordValidator } from '#identity/auth/validators/password_validator'
import ResetPassword from '#identity/accounts/actions/reset_password'

const SENT = 'If there is an account with this address, a mail is on its way.'

/** Resets of passwords by a mailed link. */
export default class PasswordResetsController {
  /**
   * Requests a link that sets a new password. The answer does not depend on whether the address has an account.
   */
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await limitMail({ email, address: request.ip() })
    await new RequestPasswordReset().handle(email)
    return response.status(202).json({ message: SENT })
  }

  /** Sets a password by a link. */
  async update({ request, response }: HttpContext) {
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await limitRedemptions(request.ip())
    const twoFactorEnded = await new ResetPassword().handle({ token, password })
    return response.json({ twoFactorEnded } satisfies PasswordReset)
  }
}
