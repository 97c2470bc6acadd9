import type { HttpContext } from '@adonisjs/core/http'
import { forNewSession, visitOf } from '#auth/public'
import CompleteSignIn from '#two_factor/actions/complete_sign_in'
import { limitChallenges } from '#two_factor/proofs/code_limit'
import { challengeValidator } from '#two_factor/validators/two_factor_validator'

export default class ChallengesController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { userId, twoFactorCode: code } = await request.validateUsing(challengeValidator)
    const visit = visitOf(ctx, 'password')
    const { user, token } = await limitChallenges(visit.address, () =>
      new CompleteSignIn().handle({ userId, code, visit }),
    )
    return response.json(forNewSession(user, token))
  }
}
