import { AppError } from '#core/http/errors/app_error'
import type { WhyClosed } from '#posts/public'
import type { ErrorDetails } from '#contract/error_code'

export const postNotFound = () => new AppError('POST_NOT_FOUND')
export const commentNotFound = () => new AppError('COMMENT_NOT_FOUND')
export const postClosed = (why: WhyClosed) => new AppError(why)
export const replyTooDeep = () => new AppError('REPLY_TOO_DEEP')
export const suggestionsReserved = () => new AppError('SUGGESTIONS_RESERVED')
export const suggestionLimitReached = () => new AppError('SUGGESTION_LIMIT_REACHED')

/** Why there is nothing to copy, unless every suggestion has been copied. */
export type WhyNoneLeft = Pick<ErrorDetails, 'noneYet' | 'onlyYours' | 'copiedFromAll'>

export const noSuggestionLeft = (details?: WhyNoneLeft) => new AppError('NO_SUGGESTION_LEFT', details)

/** `limit` is how many suggestions of a post a member may copy before each colleague has copied one. */
export const copyLimitReached = (limit: number) => new AppError('COPY_LIMIT_REACHED', { limit })

/** `next` is what the caller could copy instead. */
export const alreadyUsed = (next: { id: string; content: string } | null) =>
  new AppError('COMMENT_ALREADY_USED', { next: next && { id: next.id, content: next.content } })

/** `similar` is the text it repeats, if it may be shown. */
export const suggestionRepeated = (similar?: ErrorDetails['similar']) =>
  new AppError('SUGGESTION_REPEATED', similar && { similar })

/** `similar` is the near-duplicate. */
export const suggestionSimilar = (similar: ErrorDetails['similar']) =>
  new AppError('SUGGESTION_SIMILAR', { similar })

/** `texts` are the texts of the request that repeat a suggestion or are similar to one. */
export const suggestionsSimilar = (texts: ErrorDetails['texts']) =>
  new AppError('SUGGESTION_SIMILAR', { texts })

/** `retryAfter` in seconds. */
export const visitorLimitReached = (retryAfter: number) =>
  new AppError('VISITOR_LIMIT_REACHED', { retryAfter })

/** Only the visitor who has the claim may release it. */
export const notClaimedByVisitor = () => new AppError('FORBIDDEN')
