import type { HttpContext } from '@adonisjs/core/http'
import type { PasswordReset } from '#contract/data/password'
import { limitRedemptions, resetPasswordValidator } from '#auth/public'
import ResetPassword from '#accounts/actions/reset_password'

/** Passwords set by a reset link. */
export default class NewPasswordsController {
  async store({ request, response }: HttpContext) {
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await limitRedemptions(request.ip())
    const twoFactorEnded = await new ResetPassword().handle({ token, password })
    return response.json({ twoFactorEnded } satisfies PasswordReset)
  }
}
