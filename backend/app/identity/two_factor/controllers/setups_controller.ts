import type { HttpContext } from '@adonisjs/core/http'
import GenerateSecret from '#identity/two_factor/actions/generate_secret'
import { forSetup } from '#identity/two_factor/transformers/two_factor_transformer'
import { setupValidator } from '#identity/two_factor/validators/two_factor_validator'

export default class SetupsController {
  /** Returns the QR code as text, or QR code and secret to clients that only accept JSON. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const meta = { isOn: user.twoFaEnabled }
    const { twoFactorCode: code } = await request.validateUsing(setupValidator, { meta })
    const setup = await forSetup(user, await new GenerateSecret().handle({ user, code }))
    if (request.accepts(['text/plain']) === null) return response.json(setup)
    return response.type('text/plain').send(setup.qrCode)
  }
}
