import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { alreadyUsed } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { endVisitorClaims } from '#comments/models/end_visitor_claims'
import { takeSuggestion } from '#comments/models/take_suggestion'
import { findComment } from '#comments/queries/find_comment'
import { nextFree } from '#comments/queries/next_free'

/** A member's wish to copy a suggestion. */
export interface Claim {
  id: string
  postId: string
  userId: string
}

/**
 * Claims a suggestion for a member, before it is copied: of any number of simultaneous claims one wins.
 * Answers the free suggestions that are left. Whoever holds it already simply keeps it.
 */
export default class ClaimSuggestion {
  handle({ id, postId, userId }: Claim): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      await endVisitorClaims(trx, post)
      if (await takeSuggestion(trx, post, id, { userId })) {
        afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, post.freeCount))
      } else {
        const { lockedByUserId } = await findComment(id, trx)
        if (lockedByUserId !== userId) throw alreadyUsed(await nextFree(trx, postId))
      }
      return post.freeCount
    })
  }
}
