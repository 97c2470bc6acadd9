import type { IncomingHttpHeaders } from 'node:http'
import { HttpRequest } from '@adonisjs/core/http'
import { newId } from '#core/ids'

/** It goes into the log, into jobs and back to the client, so it has no spaces, quotes or control characters. */
const REQUEST_ID = /^[\w.-]{1,64}$/

/** The id that a client or a proxy gave its request, or a new one instead of none or of one with other characters. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given
  const id = newId()
  headers['x-request-id'] = id
  return id
}

// The framework would take whatever the header says.
HttpRequest.macro('id', function (this: HttpRequest) {
  return requestIdOf(this.request.headers)
})
