import type { HttpContext } from '@adonisjs/core/http'
import ReplaceRecoveryCodes from '#identity/two_factor/actions/replace_recovery_codes'
import { forCodes } from '#identity/two_factor/transformers/two_factor_transformer'
import { recoveryCodesValidator } from '#identity/two_factor/validators/two_factor_validator'

export default class RecoveryCodesController {
  /** Replaces the recovery codes. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { twoFactorCode: code } = await request.validateUsing(recoveryCodesValidator)
    return response.json(forCodes(await new ReplaceRecoveryCodes().handle({ user, code })))
  }
}
