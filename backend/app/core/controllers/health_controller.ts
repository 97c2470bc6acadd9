import type { HttpContext } from '@adonisjs/core/http'
import type { Health } from '#contract/data/health'
import { VERSION } from '#core/version'

/** Whether the process lives, and whose it is. Touches nothing outside of it. */
export default class HealthController {
  show({ response }: HttpContext) {
    return response.json({ status: 'ok', name: 'fanfare', version: VERSION } satisfies Health)
  }
}
