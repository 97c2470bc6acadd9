import type { HttpContext } from '@adonisjs/core/http'
import { newChallenge } from '#identity/captcha/queries/new_challenge'
import { captchaValidator } from '#identity/captcha/validators/captcha_validator'

/** Public: the challenge for a captcha token. */
export default class CaptchasController {
  /** Returns a new captcha for a form. */
  async show({ request, response }: HttpContext) {
    const { action } = await captchaValidator.validate(request.qs())
    return response.json(newChallenge(action))
  }
}
