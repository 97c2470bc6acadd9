import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { AppError } from '#core/http/errors/app_error'
import { answerOperator, isOperator } from '#core/observability/metrics/operators'

/** Metrics and the health report, for requests with METRICS_TOKEN. */
export default class MetricsController {
  async show({ request, response }: HttpContext) {
    if (!isOperator(request.header('authorization'), env.metrics!.token!))
      throw new AppError('UNAUTHENTICATED')
    const found = await answerOperator(request.url())
    if (found === null) throw new AppError('NOT_FOUND')
    response.header('content-type', found.type).header('cache-control', 'no-store')
    return response.status(found.status).send(found.body)
  }
}
