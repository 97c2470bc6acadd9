import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { noSuggestionLeft } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { freeSuggestions } from '#comments/holds/free_suggestions'
import { endHold } from '#comments/holds/hold_suggestion'
import { endVisitorClaims } from '#comments/models/end_visitor_claims'
import { takeSuggestion } from '#comments/models/take_suggestion'
import { allocate } from '#comments/rules/allocate'

/** A member's wish to copy whatever is next for them. */
export interface NextClaim {
  postId: string
  userId: string
  /** The one they have seen and do not want. */
  notId?: string
}

/** Claims the suggestion that is next for a member. Answers which one that is, and how many are left. */
export default class ClaimNext {
  handle({ postId, userId, notId }: NextClaim): Promise<{ id: string; freeCount: number }> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      await endVisitorClaims(trx, post)
      const free = await freeSuggestions(trx, postId)
      const next = allocate(free, { userId, at: now().getTime(), notId })
      if (next === null || !(await takeSuggestion(trx, post, next.id, { userId }))) throw noSuggestionLeft()
      await endHold(trx, { postId, userId })
      const { id } = next
      afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, post.freeCount))
      return { id, freeCount: post.freeCount }
    })
  }
}
