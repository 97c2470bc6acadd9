import type { HttpContext } from '@adonisjs/core/http'
import type { Health } from '#contract/data/health'
import { VERSION } from '#core/version'

/** The liveness check, by which clients also recognize the server. Depends on nothing outside of the process. */
export default class HealthController {
  show({ response }: HttpContext) {
    return response.json({ status: 'ok', name: 'fanfare', version: VERSION } satisfies Health)
  }
}
