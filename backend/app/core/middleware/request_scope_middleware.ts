import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requestIdOf } from '#core/http/request_id'
import { runInRequest } from '#core/request_scope'

/** Lets the log lines and the jobs of a request have its id. */
export default class RequestScopeMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    return runInRequest(requestIdOf(request.request.headers), next)
  }
}
