import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import SuggestionReleased from '#comments/events/suggestion_released'
import { giveBackSuggestion } from '#comments/models/give_back_suggestion'
import { holdSuggestion } from '#comments/holds/hold_suggestion'
import { isUndo, type ClaimState } from '#comments/rules/claim_state'

/** The claim that is given back, as it was when the right to do so was checked. */
export interface Release extends ClaimState {
  id: string
  postId: string
}

/**
 * Frees a suggestion again. Answers the free suggestions of the post; nothing happens to one that is free.
 * After a slip, undone at once, it is again the next one for the member who had it.
 */
export default class ReleaseSuggestion {
  handle({ id, postId, ...seen }: Release, userId?: string): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      if (await giveBackSuggestion(trx, post, id, seen)) {
        if (userId !== undefined && isUndo(seen, userId)) await holdSuggestion(trx, { id, postId, userId })
        afterCommit(trx, () => SuggestionReleased.dispatch(post.organizationId, postId, id, post.freeCount))
      }
      return post.freeCount
    })
  }
}
