import db from '@adonisjs/lucid/services/db'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { reserveNext } from '#suggestions/comments/actions/reserve_next'
import { alreadyUsed } from '#suggestions/comments/errors'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import { findCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { findClaimByKey, rememberClaimKey } from '#suggestions/comments/repositories/claim_keys'
import {
  claimIfAvailable,
  findClaim,
  releaseExpiredVisitorClaims,
} from '#suggestions/comments/repositories/claims'
import type { Claim } from '#suggestions/comments/rules/claim_state'
import { saveEditedCopy } from '#suggestions/comments/repositories/suggestion_texts'

export interface ClaimSuggestionInput {
  id: string
  postId: string
  userId: string
  /** The edited copy, if the member has edited the text. */
  content?: string
  acceptSimilar?: boolean
  idempotency?: Idempotency
}

export interface Claimed {
  claim: Claim
  availableCount: number
}

/**
 * Claims a suggestion for a member before they copy it. Of simultaneous claims exactly one wins; the others get their
 * next suggestion with the error. A member with an existing claim keeps it, and may edit the copy again. A request with
 * a key that is repeated after the release claims nothing.
 */
export default class ClaimSuggestion {
  async handle(input: ClaimSuggestionInput): Promise<Claimed> {
    const { postId, userId } = input
    const claimed = await claimOf(input)
    if ('claim' in claimed) return claimed
    const limit = await findCopyLimit(db.connection(), { ...claimed, postId, userId })
    throw alreadyUsed(limit === null ? await reserveNext(postId, userId) : null)
  }
}

function claimOf(input: ClaimSuggestionInput) {
  const { id, postId, userId, content: text, acceptSimilar } = input
  return inTransaction(async (trx): Promise<Claimed | { organizationId: string }> => {
    const post = await LockedPost.lock(trx, postId)
    const known = await findClaimByKey(trx, input)
    await releaseExpiredVisitorClaims(trx, post)
    const made = post.closed === null ? await claimIfAvailable(trx, post, id, { userId }) : null
    const claim = made ?? (await findClaim(trx, post, id))
    if (claim.claimedByUserId !== userId) {
      post.requireOpen()
      return { organizationId: post.organizationId }
    }
    if (known === null) await rememberClaimKey(trx, input, id)
    if (text !== undefined) {
      const suggestion = { id, postId, content: claim.content }
      claim.copiedContent = await saveEditedCopy(trx, { suggestion, text, acceptSimilar })
    }
    const { availableCount } = post
    if (made !== null)
      afterCommit(trx, () => SuggestionClaimed.dispatch(post.organizationId, postId, id, availableCount))
    return { claim, availableCount }
  })
}
