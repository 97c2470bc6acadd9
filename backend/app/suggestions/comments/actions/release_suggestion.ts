import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import SuggestionReleased from '#suggestions/comments/events/suggestion_released'
import { releaseClaim } from '#suggestions/comments/repositories/claims'
import { insertReservation } from '#suggestions/comments/repositories/reservations'
import { isUndo, type ClaimState } from '#suggestions/comments/rules/claim_state'

/** A suggestion with its claim as it was when the right to release it was checked. */
export interface ReleaseSuggestionInput extends ClaimState {
  id: string
  postId: string
}

/**
 * Releases the claim on a suggestion, if there is one. Returns the number of available suggestions of the post.
 * After an undo the suggestion is reserved for the member again.
 */
export default class ReleaseSuggestion {
  handle({ id, postId, ...seen }: ReleaseSuggestionInput, userId?: string): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, postId)
      if (await releaseClaim(trx, post, id, seen)) {
        if (userId !== undefined && isUndo(seen, userId)) await insertReservation(trx, { id, postId, userId })
        const { organizationId, availableCount } = post
        afterCommit(trx, () => SuggestionReleased.dispatch(organizationId, postId, id, availableCount))
      }
      return post.availableCount
    })
  }
}
