import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { afterCommit } from '#core/database/transactions/transaction'
import type { LockedPost } from '#posts/public'
import type { WhyNoneLeft } from '#suggestions/comments/errors'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import {
  listAvailableSuggestions,
  whyNoneLeft,
} from '#suggestions/comments/repositories/available_suggestions'
import { rememberClaimKey } from '#suggestions/comments/repositories/claim_keys'
import { claimIfAvailable, releaseExpiredVisitorClaims } from '#suggestions/comments/repositories/claims'
import { pickNext } from '#suggestions/comments/rules/pick_next'

interface NextClaim {
  userId: string
  /** Whether they have not copied from the post yet. */
  isFirst?: boolean
  /** The suggestion to skip. */
  notId?: string
  idempotency?: Idempotency
}

/**
 * Claims the next suggestion of a locked post for a member, and stores the key. Returns its id; null with the reason
 * when there is none for them.
 */
export async function claimNextOf(
  trx: TransactionClientContract,
  post: LockedPost,
  { userId, isFirst, notId, idempotency }: NextClaim,
): Promise<{ id: string } | { id: null; why?: WhyNoneLeft }> {
  await releaseExpiredVisitorClaims(trx, post)
  const available = await listAvailableSuggestions(trx, post.id)
  const next = pickNext(available, { userId, at: now().getTime(), notId })
  if (next === null) return { id: null, why: await whyNoneLeft(trx, { postId: post.id, available }, userId) }
  if (!(await claimIfAvailable(trx, post, next.id, { userId, isFirst }))) return { id: null }
  await rememberClaimKey(trx, { userId, idempotency }, next.id)
  const { id: postId, organizationId, availableCount } = post
  afterCommit(trx, () => SuggestionClaimed.dispatch(organizationId, postId, next.id, availableCount))
  return { id: next.id }
}
