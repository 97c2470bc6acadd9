import { Route, RouteGroup, type HttpContext } from '@adonisjs/core/http'
import type { ApiScope } from '#contract/identity/rules/api_scope'

/** Options of a route for core. Declared with the route: `router.get(…).options({ uncounted: true })`. */
export interface RouteOptions {
  /**
   * The scope with which an API token may call the route; `any` for public data that every token may read. Without one,
   * API tokens are refused.
   */
  scope?: ApiScope | 'any'
  /** Tokens of organizations may call the route too. */
  byOrganization?: boolean
  /** The parameter that is a secret: the log redacts it, and no other site receives it as a referrer. */
  secretParam?: string
  /** The query string contains a secret, so no other site receives the address as a referrer. */
  secretQuery?: boolean
  /** The body may be a form with files (`multipart/form-data`) instead of JSON. */
  takesFile?: boolean
  /** A refusal is a failed attempt to prove one's identity, which is written to the security log. */
  takesCredentials?: boolean
  /** A form may be sent too, as mail clients do; it is ignored. */
  ignoresForm?: boolean
  /** The body is signed in its raw form: the route parses it, as JSON or as a form, once the signature is verified. */
  signedBody?: boolean
  /** A larger JSON body of another type is accepted too. */
  largeBody?: LargeBody
  /** The route has no body; a body with fields is refused. */
  withoutBody?: boolean
  /** Requests do not count against the general rate limit. */
  uncounted?: boolean
  /** Limits of this route in addition to the general one. */
  rateLimit?: RateLimit | RateLimit[]
  /** The response contains both a secret and another user's input: compression would leak the secret through its length. */
  uncompressed?: boolean
  /** A health check: not rate-limited, and logged only when it is refused with an error. */
  probe?: boolean
  /** The response ends when the client disconnects, so its duration is not measured. */
  longLived?: boolean
  /** The browser navigates to this route: an error redirects to this page of the client, with its code in `?error=`. */
  errorPage?: `/${string}`
  /** For a route that matches more paths than exist: whether a path exists. */
  isKnown?: (path: string) => boolean
  /** The `cache-control` of a successful response; `private, no-store` is the default of the API. */
  cacheControl?: string
}

/** A JSON body beyond the limits of other routes. */
export interface LargeBody {
  /** Accepted in addition to `application/json`. */
  type: string
  /** The most bytes, as text: `1mb`. */
  bytes: string
  /** The most keys of objects and items of lists. */
  keys: number
}

/** How many requests a user or a client address may make within a duration. Refused requests count too. */
export interface RateLimit {
  /** Routes with the same name share a counter. */
  name: string
  per: 'user' | 'address'
  requests: number
  /** In seconds, or as text: `1 hour`. */
  duration: number | string
}

declare module '@adonisjs/core/http' {
  interface Route {
    options(options: RouteOptions): this
  }
  interface RouteGroup {
    options(options: RouteOptions): this
  }
}

/** By handler, the only reference that a route shares with its node in the route store. */
const declared = new Map<unknown, RouteOptions>()
const secretRoutes: [route: Route, parameter: string][] = []
const NONE: RouteOptions = {}

Route.macro('options', function (this: Route, options: RouteOptions) {
  const handler = this.getHandler()
  declared.set(handler, { ...options, ...declared.get(handler) })
  if (options.secretParam !== undefined) secretRoutes.push([this, options.secretParam])
  return this
})

RouteGroup.macro('options', function (this: RouteGroup, options: RouteOptions) {
  for (const route of this.routes) {
    if (route instanceof Route || route instanceof RouteGroup) route.options(options)
  }
  return this
})

/** The options of the route that answers a request. */
export function optionsOf(route: HttpContext['route']): RouteOptions {
  return declared.get(route?.handler) ?? NONE
}

let compiled = { routes: 0, pattern: /(?!)/ }

/** Matches paths that begin like a route with a secret, up to the secret. */
export function secretAddress(): RegExp {
  // Groups add their prefix late, so the pattern is compiled on first use.
  if (compiled.routes !== secretRoutes.length) {
    const prefixes = secretRoutes.map(
      ([route, parameter]) => route.toJSON().pattern.split(`:${parameter}`)[0]!,
    )
    compiled = {
      routes: secretRoutes.length,
      pattern: new RegExp(`^(${prefixes.map(toSource).join('|')}).+`, 'i'),
    }
  }
  return compiled.pattern
}

/** `/teams/:id/invitations/` as the source of a regular expression. */
function toSource(prefix: string): string {
  return prefix
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
    .join('/+')
}
