import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '#contract/error_code'
import { AppError } from '#core/http/errors/app_error'
import { requestIdOf } from '#core/http/request/request_id'

/** Responds to a URL that cannot be decoded, because such a request never reaches the middleware. */
export function refuseMalformedUrl(appHeaders: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { code, message, status } = new AppError('MALFORMED_REQUEST')
    const requestId = requestIdOf(request.headers)
    const body: ErrorBody = { code, message, requestId }
    response.writeHead(status, {
      ...appHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
    })
    response.end(JSON.stringify(body))
  }
}
