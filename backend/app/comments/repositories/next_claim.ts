import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import type { Idempotency } from '#core/database/idempotency'
import { afterCommit } from '#core/database/transaction'
import type { LockedPost } from '#posts/public'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import { listAvailableSuggestions, whyNoneLeft } from '#comments/repositories/available_suggestions'
import { rememberClaimKey } from '#comments/repositories/claim_keys'
import { claimIfAvailable, releaseExpiredVisitorClaims } from '#comments/repositories/claims'
import { pickNext } from '#comments/rules/pick_next'

interface NextClaim {
  userId: string
  /** They have copied nothing of the post yet. */
  isFirst?: boolean
  /** The suggestion to skip. */
  notId?: string
  idempotency?: Idempotency
}

/**
 * Claims the next suggestion of a locked post for a member, and remembers the key. Returns its id; null when there is
 * none for them, with the reason.
 */
export async function claimNextOf(
  trx: TransactionClientContract,
  post: LockedPost,
  { userId, isFirst, notId, idempotency }: NextClaim,
): Promise<{ id: string } | { id: null; why?: ReturnType<typeof whyNoneLeft> }> {
  await releaseExpiredVisitorClaims(trx, post)
  const available = await listAvailableSuggestions(trx, post.id)
  const next = pickNext(available, { userId, at: now().getTime(), notId })
  if (next === null) return { id: null, why: whyNoneLeft(available, userId) }
  if (!(await claimIfAvailable(trx, post, next.id, { userId, isFirst }))) return { id: null }
  await rememberClaimKey(trx, { userId, idempotency }, next.id)
  const { id: postId, organizationId, availableCount } = post
  afterCommit(trx, () => SuggestionClaimed.dispatch(organizationId, postId, next.id, availableCount))
  return { id: next.id }
}
