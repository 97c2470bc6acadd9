import type { HttpContext } from '@adonisjs/core/http'
import { limitMail } from '#identity/auth/http/credential_limit'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import TurnOff from '#identity/two_factor/actions/turn_off'
import TurnOn from '#identity/two_factor/actions/turn_on'
import { recoveryCodesLeft } from '#identity/two_factor/repositories/recovery_codes'
import { forCodes, forStatus } from '#identity/two_factor/transformers/two_factor_transformer'
import { turnOffValidator, turnOnValidator } from '#identity/two_factor/validators/two_factor_validator'
import { answerRepeated } from '#core/database/transactions/repeated_action'

export default class TwoFactorController {
  /** Says whether two-factor authentication is on, and how many recovery codes are left. */
  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    return response.json(forStatus(user, await recoveryCodesLeft(user.id)))
  }

  /** Turns two-factor authentication on, and returns the recovery codes. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorAuthenticationCode: code, password } = await request.validateUsing(turnOnValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const recoveryCodes = await new TurnOn().handle({ user, code, password, sessionId: sessionIdOf(user) })
    return response.json(forCodes(recoveryCodes))
  }

  /** Turns two-factor authentication off. */
  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorCode: code, password } = await request.validateUsing(turnOffValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    await answerRepeated({ userId: user.id, action: 'two_factor.turned_off', target: user.id }, () =>
      new TurnOff().handle({ user, code, password, sessionId: sessionIdOf(user) }),
    )
    return response.noContent()
  }
}
