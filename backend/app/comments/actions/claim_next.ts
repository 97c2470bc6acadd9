import { now } from '#core/clock'
import type { Idempotency } from '#core/database/idempotency'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { lockPost } from '#posts/public'
import { noSuggestionLeft } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { listAvailableSuggestions } from '#comments/repositories/available_suggestions'
import { findClaimByKey, rememberClaimKey } from '#comments/repositories/claim_keys'
import { claimIfAvailable, releaseExpiredVisitorClaims } from '#comments/repositories/claims'
import { pickNext } from '#comments/rules/pick_next'

export interface ClaimNextInput {
  postId: string
  userId: string
  /** The suggestion to skip. */
  notId?: string
  /** A repeated request with the same key returns the suggestion that the first one has claimed. */
  idempotency?: Idempotency
}

/** Claims the next suggestion of a member. Returns it with the number of those left. */
export default class ClaimNext {
  handle(input: ClaimNextInput): Promise<{ id: string; availableCount: number }> {
    const { postId, userId, notId } = input
    return inTransaction(async (trx) => {
      const post = await lockPost(trx, postId)
      const known = await findClaimByKey(trx, input)
      if (known !== null) return { id: known, availableCount: post.availableCount }
      await releaseExpiredVisitorClaims(trx, post)
      const available = await listAvailableSuggestions(trx, postId)
      const next = pickNext(available, { userId, at: now().getTime(), notId })
      const onlyYours = available.length > 0 && available.every(({ authorId }) => authorId === userId)
      if (next === null) throw noSuggestionLeft(onlyYours)
      if (!(await claimIfAvailable(trx, post, next.id, { userId }))) throw noSuggestionLeft()
      await rememberClaimKey(trx, input, next.id)
      const { id } = next
      const { organizationId, availableCount } = post
      afterCommit(trx, () => SuggestionClaimed.dispatch(organizationId, postId, id, availableCount))
      return { id, availableCount }
    })
  }
}
