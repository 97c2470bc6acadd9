import type { HttpContext } from '@adonisjs/core/http'
import { limitMail, sessionIdOf } from '#auth/public'
import TurnOff from '#two_factor/actions/turn_off'
import TurnOn from '#two_factor/actions/turn_on'
import { recoveryCodesLeft } from '#two_factor/queries/recovery_codes_left'
import { forCodes, forStatus } from '#two_factor/transformers/status_transformer'
import { turnOffValidator, turnOnValidator } from '#two_factor/validators/two_factor_validator'

export default class TwoFactorController {
  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    return response.json(forStatus(user, await recoveryCodesLeft(user.id)))
  }

  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorAuthenticationCode: code, password } = await request.validateUsing(turnOnValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const recoveryCodes = await new TurnOn().handle({ user, code, password, sessionId: sessionIdOf(user) })
    return response.json(forCodes(recoveryCodes))
  }

  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorCode: code, password } = await request.validateUsing(turnOffValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    await new TurnOff().handle({ user, code, password, sessionId: sessionIdOf(user) })
    return response.noContent()
  }
}
