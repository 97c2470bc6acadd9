import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api'
import type { AppError } from '#core/http/errors/app_error'
import { ServiceSilent } from '#core/network/services/circuit_breaker'
import {
  channelNotFound,
  notInChannel,
  slackNotConnected,
  slackRefused,
  slackUnavailable,
} from '#slack/errors'

/** The meaning of a failed call to Slack. */
export type SlackFailure =
  /** Slack accepts no calls for this many seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** The connection has ended: uninstalled, revoked or disabled at Slack. */
  | { kind: 'revoked' }
  /** Slack refuses the call; a retry would not help. */
  | { kind: 'refused'; code: string }
  /** No answer, or an unreadable one. Whether Slack executed the call is unknown. */
  | { kind: 'unknown' }
  /** The call was certainly not executed: Slack reported a failure, or the call was not made. */
  | { kind: 'unavailable' }

const REVOKED = new Set(['account_inactive', 'invalid_auth', 'not_authed', 'token_expired', 'token_revoked'])
const TEMPORARY = new Set([
  'fatal_error',
  'internal_error',
  'request_timeout',
  'service_unavailable',
  'team_added_to_org',
])
/** Slack's codes are words; anything else is a response without JSON. */
const CODE = /^[a-z][\w-]{0,99}$/

/** Classifies an error of the Slack client. Rethrows other errors. */
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

/**
 * The error of a request or a job. Slack's response is only its cause, because it may contain anything, even bytes that
 * no database accepts.
 */
export function toAppError(failure: SlackFailure, cause: unknown): AppError {
  if (failure.kind === 'revoked') return slackNotConnected()
  if (failure.kind !== 'refused') return slackUnavailable(cause)
  if (failure.code === 'not_in_channel') return notInChannel()
  if (failure.code === 'channel_not_found' || failure.code === 'is_archived') return channelNotFound()
  return slackRefused(cause)
}
