import type { HttpContext } from '@adonisjs/core/http'
import { healthChecks } from '#start/health'
import { AppError } from '#core/http/errors/app_error'
import { isDraining } from '#core/http/shutdown'
import { pulse } from '#core/jobs/worker_pulse'

/** The readiness check: what requests need works, and the server is not stopping. Failures are logged. */
export default class ReadyController {
  /** Says whether the server can answer requests. 503 while it starts or misses a service it needs. */
  async show({ response }: HttpContext) {
    if (isDraining()) throw new AppError('SERVICE_UNAVAILABLE')
    // Still starting is not an error, so it is not logged.
    if (pulse.isExpected()) return response.status(503).json({ status: 'starting' })
    const { isHealthy, checks } = await healthChecks.run()
    if (isHealthy) return response.json({ status: 'ready' })
    const failed = checks.filter(({ status }) => status === 'error')
    const cause = new Error(failed.map(({ name, message }) => `${name}: ${message}`).join('; '))
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause })
  }
}
