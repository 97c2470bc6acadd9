import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requestIdOf } from '#core/http/request/request_id'
import { runInRequest } from '#core/runtime/request_scope'

/** Adds the request id to the log lines and the jobs of a request. */
export default class RequestScopeMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    return runInRequest(requestIdOf(request.request.headers), next)
  }
}
