import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { alreadyUsed, commentNotFound } from '#suggestions/comments/errors'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import {
  type Visitor,
  enforceMemberReserve,
  enforceVisitorLimits,
  insertVisitorClaim,
} from '#suggestions/comments/repositories/visitor_claims'
import { findComment } from '#suggestions/comments/queries/find_comment'
import { findNextForVisitor } from '#suggestions/comments/repositories/available_suggestions'
import { claimIfAvailable, releaseExpiredVisitorClaims } from '#suggestions/comments/repositories/claims'
import { isClaimed } from '#suggestions/comments/rules/claim_state'

export interface ClaimAsVisitorInput {
  id: string
  postId: string
  by: Visitor
}

/** Claims a suggestion for a visitor for 24 hours, within their limits and outside the members' reserve. */
export default class ClaimAsVisitor {
  handle({ id, postId, by }: ClaimAsVisitorInput): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, postId)
      if (!post.listed) throw commentNotFound()
      await releaseExpiredVisitorClaims(trx, post)
      const seen = await findComment(id, trx)
      if (seen.claimedByVisitor === by.visitor) return post.availableCount
      post.requireOpen()
      if (isClaimed(seen)) throw alreadyUsed(await findNextForVisitor(trx, postId))
      await enforceVisitorLimits(trx, postId, by)
      await enforceMemberReserve(trx, post)
      if (!(await claimIfAvailable(trx, post, id, by)))
        throw alreadyUsed(await findNextForVisitor(trx, postId))
      await insertVisitorClaim(trx, { id, postId, by })
      const { organizationId, availableCount } = post
      afterCommit(trx, () => SuggestionClaimed.dispatch(organizationId, postId, id, availableCount))
      return availableCount
    })
  }
}
