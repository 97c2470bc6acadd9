import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import { refuseMalformedUrl } from '#core/http/request/malformed_url'
import { securityHeaders } from '#core/http/security_headers'
import { newId } from '#core/runtime/ids'
import { UPLOAD_TOTAL_TIMEOUT_MS } from '#contract/core/rules/limits'

/** The number of trusted proxies; with 0, only the socket address is trusted. */
const trustProxy = (_address: string, distance: number) => distance < env.trustedProxies

export const appUrl = env.appUrl

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: newId,
  onBadUrl: refuseMalformedUrl(securityHeaders(env.appUrl)),
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Responses are plain data, so the framework's cycle detection is not needed.
  serializeJSON: JSON.stringify,
  trustProxy,
  // Longer than the 60 seconds for which common proxies reuse a connection: a request fails if the server closes its
  // connection at that moment.
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  // For uploads over a slow connection; any other body has thirty seconds (`core/http/request/request_deadline.ts`).
  requestTimeout: UPLOAD_TOTAL_TIMEOUT_MS,
  cookie: { httpOnly: true, sameSite: 'lax', secure: env.appUrl.startsWith('https:') },
  qs: {
    // Commas are part of the value: `tags=a,b` is one parameter; a repeated parameter stays an array and is refused.
    parse: { comma: false, depth: 2, parameterLimit: 50, allowSparse: false, arrayLimit: 20 },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },
})
