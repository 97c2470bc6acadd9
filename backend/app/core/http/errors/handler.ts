import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import env from '#start/env'
import type { ErrorBody, ErrorCode } from '#contract/error_code'
import { allowedMethods } from '#core/http/request/allowed_methods'
import { hasDisconnected, loggedPath } from '#core/http/request_log'
import { optionsOf } from '#core/http/route_options'
import { AppError } from './app_error.js'
import { errorFormatOf } from './error_format.js'
import { toAppError } from './to_app_error.js'

const BUSY_RETRY = 5

/** Renders every error as `{code, message, requestId, details}`, without internals. */
export default class Handler extends ExceptionHandler {
  async handle(thrown: unknown, ctx: HttpContext): Promise<void> {
    const error = withMissing(ctx, withAllowedMethods(ctx, withRetryAfter(thrown, toAppError(thrown))))
    ctx.refusal = error.code
    const retryAfter = error.details?.retryAfter ?? (error.status === 503 ? BUSY_RETRY : undefined)
    if (retryAfter !== undefined) ctx.response.header('retry-after', retryAfter)
    const challenge = challengeOf(error)
    if (challenge !== undefined) ctx.response.header('www-authenticate', challenge)
    const { errorPage } = optionsOf(ctx.route)
    // Not for a 403: it refuses a request from another site, which must not navigate the user to one of our pages.
    if (errorPage !== undefined && error.status !== 403) {
      const query = new URLSearchParams({ error: error.code })
      return ctx.response.header('cache-control', 'no-store').redirect(`${env.appUrl}${errorPage}?${query}`)
    }
    ctx.response.header('cache-control', 'no-store').status(error.status)
    const format = errorFormatOf(ctx.request.url())
    if (format !== undefined) return format(error, ctx.response)
    const body: ErrorBody = {
      code: error.code,
      message: error.message,
      requestId: ctx.request.id() ?? '',
      ...(error.details && { details: error.details }),
    }
    ctx.response.json(body)
  }

  /** Reports unexpected errors only; expected ones are in the request log. */
  async report(thrown: unknown, ctx: HttpContext): Promise<void> {
    const error = toAppError(thrown)
    if (error.status < 500 || hasDisconnected(ctx.request)) return
    ctx.logger.error({ err: error.cause ?? error, path: loggedPath(ctx) }, error.code)
  }
}

function withRetryAfter(thrown: unknown, error: AppError): AppError {
  if (!(thrown instanceof limiterErrors.E_TOO_MANY_REQUESTS)) return error
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, thrown.response.availableIn) })
}

/** Adds the allowed methods if the path exists under other methods. */
function withAllowedMethods(ctx: HttpContext, error: AppError): AppError {
  const allowed = error.status === 404 ? allowedMethods(ctx) : []
  if (allowed.length === 0) return error
  ctx.response.header('allow', allowed.join(', '))
  return new AppError('METHOD_NOT_ALLOWED')
}

/** https://www.rfc-editor.org/rfc/rfc6750#section-3 */
function challengeOf({ status, details }: AppError): string | undefined {
  if (details?.scope !== undefined) return `Bearer error="insufficient_scope", scope="${details.scope}"`
  return status === 401 ? 'Bearer' : undefined
}

const MISSING: Record<string, ErrorCode> = {
  posts: 'POST_NOT_FOUND',
  comments: 'COMMENT_NOT_FOUND',
  organizations: 'ORG_NOT_FOUND',
}

/** A parameter that is not an id is treated like an unknown id. */
function withMissing(ctx: HttpContext, error: AppError): AppError {
  if (error.code !== 'NOT_FOUND') return error
  const [, collection = ''] = /^\/api\/(\w+)\/[^/]+$/.exec(ctx.request.url()) ?? []
  const code = MISSING[collection]
  return code === undefined ? error : new AppError(code)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The code of the error in the response, for the log. */
    refusal?: ErrorCode
  }
}
