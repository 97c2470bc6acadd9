import type { Idempotency } from '#core/database/transactions/idempotency'
import { inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { noSuggestionLeft } from '#suggestions/comments/errors'
import { findClaimByKey } from '#suggestions/comments/repositories/claim_keys'
import { claimNextOf } from '#suggestions/comments/repositories/next_claim'

export interface ClaimNextInput {
  postId: string
  userId: string
  /** The suggestion to skip. */
  notId?: string
  /** A repeated request with the same key returns the suggestion that the first one has claimed. */
  idempotency?: Idempotency
}

/** Claims the next suggestion of a member, never one they have written. Returns it with the number of those left. */
export default class ClaimNext {
  handle(input: ClaimNextInput): Promise<{ id: string; availableCount: number }> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, input.postId)
      const known = await findClaimByKey(trx, input)
      if (known !== null) return { id: known, availableCount: post.availableCount }
      post.requireOpen()
      const claimed = await claimNextOf(trx, post, input)
      if (claimed.id === null) throw noSuggestionLeft(claimed.why)
      return { id: claimed.id, availableCount: post.availableCount }
    })
  }
}
