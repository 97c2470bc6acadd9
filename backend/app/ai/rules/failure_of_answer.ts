import type { AiFailure } from '#contract/ai/rules/ai'
import { ProviderFailure } from './provider_failure.js'

/** An answer with an error status. */
export interface ErrorAnswer {
  status: number
  retryAfter: string | null
  /** The parsed body; it may be anything. */
  body: unknown
}

/** How the providers say in a message or a code that there is no credit left. */
const NO_CREDIT =
  /insufficient_quota|billing|credit balance|insufficient (?:funds|balance)|prepayment|exceeded your current quota/i
const UNKNOWN_MODEL =
  /model_not_found|invalid_model|model .{0,120}(?:not found|does not exist|is not supported)/i
const BAD_KEY = /api_key_invalid|invalid_api_key|api key (?:not valid|expired)/i
const FILTERED = /content_filter|content_policy|responsibleaipolicy/i

/** In seconds. If a provider asks for a longer delay, a member has to retry. */
const RETRY_MAX = 3_600

/** The failure that an error response of a provider means. */
export function failureOfAnswer(
  { status, retryAfter, body }: ErrorAnswer,
  now = Date.now(),
): ProviderFailure {
  const text = JSON.stringify(body) ?? ''
  const code = codeOf(status, text)
  const seconds = secondsOf(retryAfter, now) ?? delayIn(text)
  const isTemporary = code === 'AI_RATE_LIMITED' || code === 'AI_UNAVAILABLE'
  return new ProviderFailure(code, describe(status, body), isTemporary ? seconds : undefined)
}

function codeOf(status: number, text: string): AiFailure {
  if (status === 402) return 'AI_QUOTA_EXHAUSTED'
  if (status === 429) return isOutOfCredit(text) ? 'AI_QUOTA_EXHAUSTED' : 'AI_RATE_LIMITED'
  if (status === 401 || status === 403) return 'AI_KEY_REFUSED'
  if (status === 404) return 'AI_MODEL_NOT_FOUND'
  if (status === 408 || status === 504) return 'AI_TIMEOUT'
  if (status >= 500) return 'AI_UNAVAILABLE'
  if (BAD_KEY.test(text)) return 'AI_KEY_REFUSED'
  if (FILTERED.test(text)) return 'AI_REFUSED'
  if (UNKNOWN_MODEL.test(text)) return 'AI_MODEL_NOT_FOUND'
  return /billing_hard_limit_reached/.test(text) ? 'AI_QUOTA_EXHAUSTED' : 'AI_REQUEST_REFUSED'
}

/** Google reports a limit per minute in the same way; only that response names a delay. */
function isOutOfCredit(text: string): boolean {
  if (/insufficient_quota|billing_not_active/.test(text)) return true
  return NO_CREDIT.test(text) && (delayIn(text) === undefined || /PerDay/.test(text))
}

/** A number of seconds, or a date. */
function secondsOf(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+(?:\.\d+)?$/.test(text)) return bounded(Number(text))
  const date = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : bounded((date - now) / 1_000)
}

/** Google's `RetryInfo`. */
function delayIn(text: string): number | undefined {
  const [, delay] = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(text) ?? []
  return delay === undefined ? undefined : bounded(Number(delay))
}

const bounded = (seconds: number) => Math.min(Math.max(Math.ceil(seconds), 1), RETRY_MAX)

/** The status and the codes; everything else in the response may contain keys or texts. */
function describe(status: number, body: unknown): string {
  const error = (body as { error?: Record<string, unknown> } | null)?.error
  const words = [error?.status, error?.code, error?.type, error?.param].filter(
    (word): word is string => typeof word === 'string' && /^[A-Za-z_.]{1,60}$/.test(word),
  )
  return ['status', status, ...new Set(words)].join(' ')
}
