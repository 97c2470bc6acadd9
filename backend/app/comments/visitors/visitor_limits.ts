import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { VISITOR_CLAIM_HOURS, VISITOR_CLAIMS_PER_DAY, VISITOR_CLAIMS_PER_POST } from '#contract/rules/limits'
import { now } from '#core/clock'
import { oneAtATime } from '#core/database/one_at_a_time'
import { fromInstant, toInstant } from '#core/database/instant'
import type { HeldPost } from '#posts/public'
import { suggestionsReserved, visitorLimitReached } from '#comments/errors'
import { visitorClaimsEndBefore } from '#comments/rules/claim_state'
import type { Visitor } from '#comments/visitors/visitor'

/** Refuses a visitor, or an address, that has copied as much as it may lately. */
export async function respectVisitorLimits(
  trx: TransactionClientContract,
  postId: string,
  { visitor, address }: Visitor,
): Promise<void> {
  // Claims of one address on many posts hold no row in common, so they would not see each other.
  await oneAtATime(trx, `visitor ${address}`)
  const claims: { post_id: string; created_at: string }[] = await trx
    .from('visitor_claims')
    .where((query) => query.where('visitor', visitor).orWhere('address', address))
    .where('created_at', '>', toInstant(visitorClaimsEndBefore()))
    .orderBy('created_at')
    .select('post_id', 'created_at')
  const ofPost = claims.filter((claim) => claim.post_id === postId)
  if (ofPost.length >= VISITOR_CLAIMS_PER_POST)
    throw visitorLimitReached(secondsUntilEnd(ofPost[0]!.created_at))
  if (claims.length >= VISITOR_CLAIMS_PER_DAY)
    throw visitorLimitReached(secondsUntilEnd(claims[0]!.created_at))
}

/** Refuses visitors once they hold all but the half of a post's suggestions that is kept for its members. */
export async function respectReserve(trx: TransactionClientContract, post: HeldPost): Promise<void> {
  const [held] = await trx
    .from('comments')
    .where('post_id', post.id)
    .whereNotNull('locked_by_visitor')
    .count('* as n')
  const reserved = Math.floor(post.commentsCount / 2)
  if (Number(held.n) >= post.commentsCount - reserved) throw suggestionsReserved()
}

function secondsUntilEnd(createdAt: string): number {
  const end = fromInstant(createdAt).getTime() + VISITOR_CLAIM_HOURS * 3_600_000
  return Math.max(1, Math.ceil((end - now().getTime()) / 1_000))
}
