import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import env from '#start/env'
import { isDraining } from '#core/http/shutdown'
import { API_POLICY, securityHeaders } from '#core/http/security_headers'

const HEADERS = Object.entries(securityHeaders(appUrl, { recaptcha: env.captcha.recaptcha !== null }))

/** Sets the security headers and the request id on every response, including files and errors. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn): Promise<void> {
    for (const [name, value] of HEADERS) response.header(name, value)
    response.header('x-request-id', request.id() ?? '')
    if (request.url().startsWith('/api/')) {
      response.header('cache-control', 'private, no-store').header('content-security-policy', API_POLICY)
    }
    if (isDraining()) response.header('connection', 'close')
    return next()
  }
}
