import * as v from 'valibot'
import { ApiError, type ApiErrorCode } from '@fanfare/ui-kit/client/api-error.ts'
import { isUnanswered } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Used when a proxy does not say how long to wait. */
const RETRY_SECONDS = 60

type Plain = Exclude<Refusal['outcome'], 'rate-limited' | 'repeated' | 'similar' | 'refused'>

const BY_CODE: Partial<Record<ApiErrorCode, Plain>> = {
  OFFLINE: 'offline',
  NETWORK: 'offline',
  TIMEOUT: 'offline',
  UNREADABLE: 'server-failed',
  UNAUTHENTICATED: 'signed-out',
  FORBIDDEN: 'forbidden',
  ORG_NOT_FOUND: 'not-member',
  POST_NOT_FOUND: 'post-deleted',
  POST_ENDED: 'post-ended',
  COMMENT_NOT_FOUND: 'suggestion-deleted',
  NO_SUGGESTION_LEFT: 'none-left',
  COPY_LIMIT_REACHED: 'copy-limit',
  IDEMPOTENCY_KEY_REUSED: 'released',
  INTERNAL_ERROR: 'server-failed',
  DATABASE_ERROR: 'server-failed',
  SERVICE_UNAVAILABLE: 'server-failed',
  STORAGE_FULL: 'storage-full',
}

/** Why a request of a copy or an undo failed. Other codes have no sentence, because these routes do not return them. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { outcome: 'refused', code: 'INTERNAL_ERROR' }
  const { code, details } = error
  if (code === 'TOO_MANY_REQUESTS') return { outcome: 'rate-limited', seconds: secondsOf(details.retryAfter) }
  if (code === 'NO_SUGGESTION_LEFT' && details.noneYet === true) return { outcome: 'none-yet' }
  if (code === 'NO_SUGGESTION_LEFT' && details.onlyYours === true) return { outcome: 'only-yours' }
  if (code === 'NO_SUGGESTION_LEFT' && details.copiedFromAll === true) return { outcome: 'copied-from-all' }
  if (code === 'SUGGESTION_REPEATED') return { outcome: 'repeated', text: textOf(details.similar) }
  if (code === 'SUGGESTION_SIMILAR') return { outcome: 'similar', text: textOf(details.similar) }
  const outcome = BY_CODE[code]
  return outcome === undefined ? { outcome: 'refused', code } : { outcome }
}

/** The same for a write, which the server may have carried out. */
export function refusalOfChange(error: unknown): Refusal {
  return isUnanswered(error) ? { outcome: 'unanswered' } : refusalOf(error)
}

// Error responses are not checked by a schema.
function textOf(similar: unknown): string | null {
  return v.is(v.object({ content: v.string() }), similar) ? similar.content : null
}

function secondsOf(retryAfter: unknown): number {
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : RETRY_SECONDS
}
