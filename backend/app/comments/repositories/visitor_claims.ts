import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { VISITOR_CLAIM_HOURS, VISITOR_CLAIMS_PER_DAY, VISITOR_CLAIMS_PER_POST } from '#contract/rules/limits'
import { memberReserve } from '#contract/rules/member_reserve'
import { now } from '#core/clock'
import { lockByName } from '#core/database/advisory_lock'
import { fromInstant, toInstant } from '#core/database/instant'
import type { LockedPost } from '#posts/public'
import { suggestionsReserved, visitorLimitReached } from '#comments/errors'
import { visitorClaimsEndBefore } from '#comments/rules/claim_state'
import type { Visitor } from '#comments/models/visitor'

/** Records the claim of a visitor, to be counted by visitor and by address. */
export async function insertVisitorClaim(
  trx: TransactionClientContract,
  { id, postId, by }: { id: string; postId: string; by: Visitor },
): Promise<void> {
  await trx
    .table('visitor_claims')
    .insert({ comment_id: id, post_id: postId, ...by, created_at: toInstant(now()) })
}

/** Refuses a visitor, or an address, that has reached its limit of claims. */
export async function enforceVisitorLimits(
  trx: TransactionClientContract,
  postId: string,
  { visitor, address }: Visitor,
): Promise<void> {
  // Claims of one address on different posts lock no row in common.
  await lockByName(trx, `visitor ${address}`)
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

/** Refuses visitors once they have claimed all but the half, rounded up, of a post's suggestions that is reserved for members. */
export async function enforceMemberReserve(trx: TransactionClientContract, post: LockedPost): Promise<void> {
  const [claimed] = await trx
    .from('comments')
    .where('post_id', post.id)
    .whereNotNull('claimed_by_visitor')
    .count('* as n')
  if (Number(claimed.n) >= post.commentsCount - memberReserve(post.commentsCount)) throw suggestionsReserved()
}

function secondsUntilEnd(createdAt: string): number {
  const end = fromInstant(createdAt).getTime() + VISITOR_CLAIM_HOURS * 3_600_000
  return Math.max(1, Math.ceil((end - now().getTime()) / 1_000))
}
