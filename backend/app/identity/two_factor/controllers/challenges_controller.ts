import type { HttpContext } from '@adonisjs/core/http'
import { forNewSession } from '#identity/auth/transformers/session_transformer'
import { signInContextOf } from '#identity/auth/http/complete_sign_in'
import VerifyTwoFactor from '#identity/two_factor/actions/verify_two_factor'
import { limitChallenges } from '#identity/two_factor/repositories/code_limit'
import { verifyTwoFactorValidator } from '#identity/two_factor/validators/two_factor_validator'

export default class ChallengesController {
  /** Completes a sign-in with a code of the authenticator app or a recovery code. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { userId, twoFactorCode: code } = await request.validateUsing(verifyTwoFactorValidator)
    const context = signInContextOf(ctx, 'password')
    const { user, token } = await limitChallenges(context.address, () =>
      new VerifyTwoFactor().handle({ userId, code, context }),
    )
    return response.json(forNewSession(user, token))
  }
}
