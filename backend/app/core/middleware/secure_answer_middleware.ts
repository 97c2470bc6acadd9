import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { isDraining } from '#core/http/shutdown'
import { securityHeaders } from '#core/http/security_headers'

/** Pages whose address holds a secret: no other site may be told where somebody came from. */
const HOLDS_SECRET =
  /^\/(?:auth|login|register|reset-password|verify-email|invitations?|setup|desktop\/sign-in)(?:\/|$)/

const HEADERS = Object.entries(securityHeaders(appUrl))

/** Puts the security headers and the request id on every answer, of files and of refusals too. */
export default class SecureAnswerMiddleware {
  handle({ request, response }: HttpContext, next: NextFn): Promise<void> {
    for (const [name, value] of HEADERS) response.header(name, value)
    response.header('x-request-id', request.id() ?? '')
    if (request.url().startsWith('/api/')) response.header('cache-control', 'private, no-store')
    if (HOLDS_SECRET.test(request.url())) response.header('referrer-policy', 'no-referrer')
    if (isDraining()) response.header('connection', 'close')
    return next()
  }
}
