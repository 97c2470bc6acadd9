import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { alreadyUsed, commentNotFound } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { endVisitorClaims } from '#comments/models/end_visitor_claims'
import { takeSuggestion } from '#comments/models/take_suggestion'
import { findComment } from '#comments/queries/find_comment'
import { nextFree } from '#comments/queries/next_free'
import { isUsed } from '#comments/rules/claim_state'
import type { Visitor } from '#comments/visitors/visitor'
import { respectReserve, respectVisitorLimits } from '#comments/visitors/visitor_limits'

/** A visitor's wish to copy a suggestion of a public post. */
export interface VisitorClaim {
  id: string
  postId: string
  by: Visitor
}

/** Claims a suggestion for a visitor: for a day, within the limits, and never what is kept for the members. */
export default class ClaimAsVisitor {
  handle({ id, postId, by }: VisitorClaim): Promise<number> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      if (!post.listed) throw commentNotFound()
      await endVisitorClaims(trx, post)
      const seen = await findComment(id, trx)
      if (seen.lockedByVisitor === by.visitor) return post.freeCount
      if (isUsed(seen)) throw alreadyUsed(await nextFree(trx, postId))
      await respectVisitorLimits(trx, postId, by)
      await respectReserve(trx, post)
      if (!(await takeSuggestion(trx, post, id, by))) throw alreadyUsed(await nextFree(trx, postId))
      await note(trx, { id, postId, by })
      afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, post.freeCount))
      return post.freeCount
    })
  }
}

async function note(trx: TransactionClientContract, { id, postId, by }: VisitorClaim): Promise<void> {
  await trx
    .table('visitor_claims')
    .insert({ comment_id: id, post_id: postId, ...by, created_at: toInstant(now()) })
}
