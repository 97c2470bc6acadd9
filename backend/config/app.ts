import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import { refuseBadUrl } from '#core/http/bad_url'
import { securityHeaders } from '#core/http/security_headers'
import { newId } from '#core/ids'

/** Behind that many proxies; 0 believes the socket only. */
const trustProxy = (_address: string, distance: number) => distance < env.trustedProxies

export const appUrl = env.appUrl

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: newId,
  onBadUrl: refuseBadUrl(securityHeaders(env.appUrl)),
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Answers are plain data; the framework's own serialiser looks for cycles that cannot be there.
  serializeJSON: JSON.stringify,
  trustProxy,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  cookie: { httpOnly: true, sameSite: 'lax', secure: env.appUrl.startsWith('https:') },
  qs: {
    // Commas belong to the value: `tags=a,b` is one parameter, and a repeated one stays an array to be refused.
    parse: { comma: false, depth: 2, parameterLimit: 50, allowSparse: false, arrayLimit: 20 },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },
})
