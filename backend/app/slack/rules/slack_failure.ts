import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api'
import type { AppError } from '#core/errors/app_error'
import { ServiceSilent } from '#core/services/circuit_breaker'
import {
  channelNotFound,
  notInChannel,
  slackNotConnected,
  slackRefused,
  slackUnavailable,
} from '#slack/errors'

/** What a failed call to Slack means for the caller. */
export type SlackFailure =
  /** Slack takes no call for this many seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** The connection has ended: uninstalled, revoked or disabled at Slack. */
  | { kind: 'revoked' }
  /** Slack refuses the call, now and later. */
  | { kind: 'refused'; code: string }
  /** No answer, or none that can be read. Whether Slack did what was asked is unknown. */
  | { kind: 'unknown' }
  /** Slack answered that it could not, or was not asked: nothing was done. */
  | { kind: 'unavailable' }

const REVOKED = new Set(['account_inactive', 'invalid_auth', 'not_authed', 'token_expired', 'token_revoked'])
const TEMPORARY = new Set([
  'fatal_error',
  'internal_error',
  'request_timeout',
  'service_unavailable',
  'team_added_to_org',
])
/** Slack's codes are words; anything else is an answer that is no JSON. */
const CODE = /^[a-z][\w-]{0,99}$/

/** Reads an error that the client of Slack throws. Other errors are thrown again. */
export function toFailure(error: unknown): SlackFailure {
  if (error instanceof WebAPIRateLimitedError) return { kind: 'rateLimited', retryAfter: error.retryAfter }
  if (error instanceof WebAPIRequestError)
    return { kind: error.original instanceof ServiceSilent ? 'unavailable' : 'unknown' }
  if (error instanceof WebAPIHTTPError) return { kind: 'unavailable' }
  if (!(error instanceof WebAPIPlatformError)) throw error
  const { error: code } = error.data
  if (REVOKED.has(code)) return { kind: 'revoked' }
  if (code === 'ratelimited') return { kind: 'rateLimited', retryAfter: 30 }
  if (TEMPORARY.has(code)) return { kind: 'unavailable' }
  return CODE.test(code) ? { kind: 'refused', code } : { kind: 'unknown' }
}

/** The error of a request or a job. What Slack sent is its cause only: it may be anything, also bytes no database takes. */
export function toAppError(failure: SlackFailure, cause: unknown): AppError {
  if (failure.kind === 'revoked') return slackNotConnected()
  if (failure.kind !== 'refused') return slackUnavailable(cause)
  if (failure.code === 'not_in_channel') return notInChannel()
  if (failure.code === 'channel_not_found' || failure.code === 'is_archived') return channelNotFound()
  return slackRefused(cause)
}
