import { expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '@fanfare/ui-kit/client/api-error.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { refusalOf, refusalOfChange } from './refusal-of.ts'

const failed = (code: ApiErrorCode, details: object = {}) =>
  new ApiError({ code, status: 400, message: code, details })

it.each<[ApiErrorCode, Refusal['outcome']]>([
  ['OFFLINE', 'offline'],
  ['NETWORK', 'offline'],
  ['TIMEOUT', 'offline'],
  ['UNREADABLE', 'server-failed'],
  ['UNAUTHENTICATED', 'signed-out'],
  ['FORBIDDEN', 'forbidden'],
  ['ORG_NOT_FOUND', 'not-member'],
  ['POST_NOT_FOUND', 'post-deleted'],
  ['POST_ENDED', 'post-ended'],
  ['COMMENT_NOT_FOUND', 'suggestion-deleted'],
  ['NO_SUGGESTION_LEFT', 'none-left'],
  ['COPY_LIMIT_REACHED', 'copy-limit'],
  ['IDEMPOTENCY_KEY_REUSED', 'released'],
  ['INTERNAL_ERROR', 'server-failed'],
  ['DATABASE_ERROR', 'server-failed'],
  ['SERVICE_UNAVAILABLE', 'server-failed'],
  ['STORAGE_FULL', 'storage-full'],
])('%s is %s', (code, outcome) => {
  expect(refusalOf(failed(code))).toEqual({ outcome })
})

it.each([
  ['only-yours', { onlyYours: true }],
  ['copied-from-all', { copiedFromAll: true }],
  ['none-left', { onlyYours: 'yes' }],
])('what is left is %s with %j', (outcome, details) => {
  expect(refusalOf(failed('NO_SUGGESTION_LEFT', details))).toEqual({ outcome })
})

it.each([
  [7, 7],
  [0.2, 1],
  [-1, 60],
  ['soon', 60],
  [undefined, 60],
])('a limit that ends after %j is said to end in %d seconds', (retryAfter, seconds) => {
  expect(refusalOf(failed('TOO_MANY_REQUESTS', { retryAfter }))).toEqual({
    outcome: 'rate-limited',
    seconds,
  })
})

it.each([
  [{ similar: { id: 'c1', content: 'Words like these' } }, 'Words like these'],
  [{ similar: null }, null],
  [{ similar: 'yes' }, null],
  [{}, null],
])('a repeated text comes with what it repeats, if the user may see it: %j', (details, text) => {
  expect(refusalOf(failed('SUGGESTION_REPEATED', details))).toEqual({ outcome: 'repeated', text })
  expect(refusalOf(failed('SUGGESTION_SIMILAR', details))).toEqual({ outcome: 'similar', text })
})

it('keeps the code of a refusal without a sentence', () => {
  expect(refusalOf(failed('VALIDATION_FAILED'))).toEqual({ outcome: 'refused', code: 'VALIDATION_FAILED' })
  expect(refusalOf(new Error('a mistake of ours'))).toEqual({ outcome: 'refused', code: 'INTERNAL_ERROR' })
})

it.each<[ApiErrorCode, number]>([
  ['NETWORK', 0],
  ['TIMEOUT', 0],
  ['UNREADABLE', 200],
  ['INTERNAL_ERROR', 500],
  ['DATABASE_ERROR', 500],
  ['SERVICE_UNAVAILABLE', 503],
])('a change may have been made after %s', (code, status) => {
  expect(refusalOfChange(new ApiError({ code, status, message: code }))).toEqual({ outcome: 'unanswered' })
})
