import type { HttpContext } from '@adonisjs/core/http'
import type { PasswordReset } from '#contract/identity/data/password'
import { limitRedemptions } from '#identity/auth/http/credential_limit'
import { resetPasswordValidator } from '#identity/auth/validators/password_validator'
import ResetPassword from '#identity/accounts/actions/reset_password'

/** Passwords set by a reset link. */
export default class NewPasswordsController {
  async store({ request, response }: HttpContext) {
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await limitRedemptions(request.ip())
    const twoFactorEnded = await new ResetPassword().handle({ token, password })
    return response.json({ twoFactorEnded } satisfies PasswordReset)
  }
}
