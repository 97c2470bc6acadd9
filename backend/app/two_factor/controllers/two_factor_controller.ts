import type { HttpContext } from '@adonisjs/core/http'
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
    const { twoFactorAuthenticationCode: code } = await request.validateUsing(turnOnValidator)
    const sessionId = String(user.currentAccessToken.identifier)
    return response.json(forCodes(await new TurnOn().handle({ user, code, sessionId })))
  }

  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorCode: code, password } = await request.validateUsing(turnOffValidator)
    const sessionId = String(user.currentAccessToken.identifier)
    await new TurnOff().handle({ user, code, password, sessionId })
    return response.noContent()
  }
}
