import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import SuggestionReleased from '#comments/events/suggestion_released'
import { giveBackSuggestion } from '#comments/models/give_back_suggestion'
import type { ClaimState } from '#comments/rules/claim_state'

/** The claim that is given back, as it was when the right to do so was checked. */
export interface Release extends ClaimState {
  id: string
  postId: string
}

/** Frees a suggestion again. Answers the free suggestions of the post; nothing happens to one that is free. */
export default class ReleaseSuggestion {
  handle({ id, postId, ...seen }: Release): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      if (await giveBackSuggestion(trx, post, id, seen)) {
        afterCommit(trx, () => SuggestionReleased.dispatch(post.organizationId, postId, id, post.freeCount))
      }
      return post.freeCount
    })
  }
}
