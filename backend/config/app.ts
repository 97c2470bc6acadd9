import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import { refuseMalformedUrl } from '#core/http/malformed_url'
import { securityHeaders } from '#core/http/security_headers'
import { newId } from '#core/ids'
import { UPLOAD_TOTAL_TIMEOUT_MS } from '#contract/rules/limits'

/** The number of trusted proxies; 0 trusts the socket address only. */
const trustProxy = (_address: string, distance: number) => distance < env.trustedProxies

export const appUrl = env.appUrl

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: newId,
  onBadUrl: refuseMalformedUrl(securityHeaders(env.appUrl)),
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Responses are plain data, so the framework's search for cycles is not needed.
  serializeJSON: JSON.stringify,
  trustProxy,
  // Longer than the 60 seconds of common proxies, which reuse a connection until then: a request on a connection
  // that the server closes at that moment fails.
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  // An upload over a slow line; every other body has thirty seconds (`core/http/request_deadline.ts`).
  requestTimeout: UPLOAD_TOTAL_TIMEOUT_MS,
  cookie: { httpOnly: true, sameSite: 'lax', secure: env.appUrl.startsWith('https:') },
  qs: {
    // Commas belong to the value: `tags=a,b` is one parameter; a repeated one stays an array and is refused.
    parse: { comma: false, depth: 2, parameterLimit: 50, allowSparse: false, arrayLimit: 20 },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },
})
