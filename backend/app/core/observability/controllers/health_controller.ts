import type { HttpContext } from '@adonisjs/core/http'
import type { Health } from '#contract/core/data/health'
import { MINIMUM_CLIENT } from '#contract/core/rules/desktop'
import { VERSION } from '#core/observability/version'

/** The liveness check, by which clients also recognize the server. Depends on nothing outside the process. */
export default class HealthController {
  /** Says that the server runs, and which version. */
  show({ response }: HttpContext) {
    const versions = { version: VERSION, minimumClient: MINIMUM_CLIENT }
    return response.json({ status: 'ok', name: 'fanfare', ...versions } satisfies Health)
  }
}
