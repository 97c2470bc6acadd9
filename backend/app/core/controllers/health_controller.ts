import type { HttpContext } from '@adonisjs/core/http'
import { VERSION } from '#core/version'

/** Whether the process lives. Touches nothing outside of it. */
export default class HealthController {
  show({ response }: HttpContext) {
    return response.json({ status: 'ok', name: 'fanfare', version: VERSION })
  }
}
