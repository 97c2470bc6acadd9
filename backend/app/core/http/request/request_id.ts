import type { IncomingHttpHeaders } from 'node:http'
import { HttpRequest } from '@adonisjs/core/http'
import { newId } from '#core/runtime/ids'

/** No spaces, quotes or control characters: the id goes into the log, into jobs and back to the client. */
const REQUEST_ID = /^[\w.-]{1,64}$/

/** The request id from a client or a proxy; a new one if it is missing or contains other characters. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given
  const id = newId()
  headers['x-request-id'] = id
  return id
}

// The framework would accept any header value.
HttpRequest.macro('id', function (this: HttpRequest) {
  return requestIdOf(this.request.headers)
})
