import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { alreadyUsed } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { holdNext } from '#comments/holds/hold_next'
import { endHold } from '#comments/holds/hold_suggestion'
import { endVisitorClaims } from '#comments/models/end_visitor_claims'
import { takeSuggestion } from '#comments/models/take_suggestion'
import { findComment } from '#comments/queries/find_comment'
import { copyInOtherWords } from '#comments/words/copy_in_other_words'

/** A member's wish to copy a suggestion. */
export interface Claim {
  id: string
  postId: string
  userId: string
  /** What they have made of it, when they have edited it. */
  content?: string
  acceptSimilar?: boolean
}

/**
 * Claims a suggestion for a member, before it is copied: of any number of simultaneous claims one wins, and
 * everybody else is told what is next for them. Answers the free suggestions that are left.
 * Whoever holds it already simply keeps it, and may edit once more what they copy.
 */
export default class ClaimSuggestion {
  async handle(claim: Claim): Promise<number> {
    const freeCount = await this.#claim(claim)
    if (freeCount === null) throw alreadyUsed(await holdNext(claim.postId, claim.userId))
    return freeCount
  }

  #claim({ id, postId, userId, content: text, acceptSimilar }: Claim): Promise<number | null> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      await endVisitorClaims(trx, post)
      if (await takeSuggestion(trx, post, id, { userId })) {
        await endHold(trx, { postId, userId })
        afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, post.freeCount))
        if (text === undefined) return post.freeCount
      }
      const suggestion = await findComment(id, trx)
      if (suggestion.lockedByUserId !== userId) return null
      if (text !== undefined) await copyInOtherWords(trx, { suggestion, text, acceptSimilar })
      return post.freeCount
    })
  }
}
