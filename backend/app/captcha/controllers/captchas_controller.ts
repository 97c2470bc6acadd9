import type { HttpContext } from '@adonisjs/core/http'
import { newChallenge } from '#captcha/queries/new_challenge'
import { captchaValidator } from '#captcha/validators/captcha_validator'

/** What a client does to get a captcha token. Open to everybody. */
export default class CaptchasController {
  async show({ request, response }: HttpContext) {
    const { action } = await captchaValidator.validate(request.qs())
    return response.json(newChallenge(action))
  }
}
