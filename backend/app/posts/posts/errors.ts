import type { ErrorDetails } from '#contract/error_code'
import type { WhyClosed } from '#posts/posts/rules/why_closed'
import { AppError } from '#core/http/errors/app_error'

export const postNotFound = () => new AppError('POST_NOT_FOUND')
export const postStarted = () => new AppError('POST_STARTED')
export const postClosed = (why: WhyClosed) => new AppError(why)
/** `until` is when the next post may become important. */
export const importantLimitReached = (details: Pick<ErrorDetails, 'limit' | 'until'>) =>
  new AppError('IMPORTANT_LIMIT_REACHED', details)
export const pinLimitReached = (limit: number) => new AppError('PIN_LIMIT_REACHED', { limit })
export const postNotRejected = () => new AppError('POST_NOT_REJECTED')
export const moodNotFound = () => new AppError('MOOD_NOT_FOUND')
export const tagNotFound = () => new AppError('TAG_NOT_FOUND')
export const tagLimitReached = () => new AppError('TAG_LIMIT_REACHED')
export const tagExists = (details: Pick<ErrorDetails, 'tag' | 'postsCount'>) =>
  new AppError('TAG_EXISTS', details)
/** `retryAfter` in seconds. */
export const publicPostLimitReached = (retryAfter: number) =>
  new AppError('PUBLIC_POST_LIMIT_REACHED', { retryAfter })
