import { afterCommit, inTransaction } from '#core/database/transaction'
import { lockPost } from '#posts/public'
import { reserveNext } from '#comments/actions/reserve_next'
import { alreadyUsed } from '#comments/errors'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import type { CommentRecord } from '#comments/models/comment_record'
import { findComment } from '#comments/queries/find_comment'
import { claimIfAvailable, releaseExpiredVisitorClaims } from '#comments/repositories/claims'
import { saveEditedCopy } from '#comments/repositories/suggestion_texts'

export interface ClaimSuggestionInput {
  id: string
  postId: string
  userId: string
  /** The edited copy, if the member has edited the text. */
  content?: string
  acceptSimilar?: boolean
}

export interface Claimed {
  comment: CommentRecord
  availableCount: number
}

/**
 * Claims a suggestion for a member before they copy it. Of simultaneous claims exactly one wins; the others get their
 * next suggestion with the error. A member who has the claim already keeps it, and may edit the copy again.
 */
export default class ClaimSuggestion {
  async handle(input: ClaimSuggestionInput): Promise<Claimed> {
    const claimed = await claim(input)
    if (!claimed) throw alreadyUsed(await reserveNext(input.postId, input.userId))
    return claimed
  }
}

function claim({ id, postId, userId, content: text, acceptSimilar }: ClaimSuggestionInput) {
  return inTransaction(async (trx): Promise<Claimed | null> => {
    const post = await lockPost(trx, postId)
    await releaseExpiredVisitorClaims(trx, post)
    const isNew = await claimIfAvailable(trx, post, id, { userId })
    const comment = await findComment(id, trx)
    if (comment.claimedByUserId !== userId) return null
    if (text !== undefined) {
      comment.copiedContent = await saveEditedCopy(trx, { suggestion: comment, text, acceptSimilar })
    }
    const { availableCount } = post
    if (isNew)
      afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, availableCount))
    return { comment, availableCount }
  })
}
