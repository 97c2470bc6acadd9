import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  VISITOR_CLAIM_HOURS,
  VISITOR_CLAIMS_PER_DAY,
  VISITOR_CLAIMS_PER_POST,
} from '#contract/core/rules/limits'
import { memberReserve } from '#contract/suggestions/rules/member_reserve'
import { now } from '#core/runtime/clock'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import type { LockedPost } from '#posts/public'
import { suggestionsReserved, visitorLimitReached } from '#suggestions/comments/errors'
import { visitorClaimsEndBefore } from '#suggestions/comments/rules/claim_state'

/** A person without an account, by cookie and by address. Both are keyed hashes. */
export interface Visitor {
  visitor: string
  address: string
}

/** A visitor who may have no cookie yet. */
export interface KnownVisitor {
  visitor: string | null
  address: string
}

/** Records the claim of a visitor, which counts per visitor and per address. */
export async function insertVisitorClaim(
  trx: TransactionClientContract,
  { id, postId, by }: { id: string; postId: string; by: Visitor },
): Promise<void> {
  await trx
    .table('visitor_claims')
    .insert({ comment_id: id, post_id: postId, ...by, created_at: toInstant(now()) })
}

/** Refuses a visitor or an address that has reached its limit of claims. */
export async function enforceVisitorLimits(
  trx: TransactionClientContract,
  postId: string,
  by: Visitor,
): Promise<void> {
  // Claims from one address on different posts lock no common row.
  await lockByName(trx, `visitor ${by.address}`)
  const end = await visitorLimitEnd(trx, postId, by)
  if (end !== null)
    throw visitorLimitReached(Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1_000)))
}

/** When a visitor or an address that has reached a limit may claim again; null if it may now. */
export async function visitorLimitEnd(
  client: QueryClientContract,
  postId: string,
  { visitor, address }: KnownVisitor,
): Promise<Date | null> {
  const claims: { post_id: string; created_at: string }[] = await client
    .from('visitor_claims')
    .where((query) => {
      void query.where('address', address)
      if (visitor !== null) void query.orWhere('visitor', visitor)
    })
    .where('created_at', '>', toInstant(visitorClaimsEndBefore()))
    .orderBy('created_at')
    .select('post_id', 'created_at')
  const ofPost = claims.filter((claim) => claim.post_id === postId)
  const first =
    (ofPost.length >= VISITOR_CLAIMS_PER_POST && ofPost[0]) ||
    (claims.length >= VISITOR_CLAIMS_PER_DAY && claims[0])
  return first ? new Date(fromInstant(first.created_at).getTime() + VISITOR_CLAIM_HOURS * 3_600_000) : null
}

/** Refuses visitors once only the suggestions reserved for members are left. */
export async function enforceMemberReserve(trx: TransactionClientContract, post: LockedPost): Promise<void> {
  if (await isReservedForMembers(trx, post.id)) throw suggestionsReserved()
}

/** Whether only the half (rounded up) of a post's suggestions that is reserved for members is left. */
export async function isReservedForMembers(client: QueryClientContract, postId: string): Promise<boolean> {
  const [counts] = await client
    .from('comments')
    .where('post_id', postId)
    .whereNull('parent_id')
    .count('* as suggestions')
    .select(
      client.raw(
        'sum(case when claimed_by_visitor is not null and claimed_at > ? then 1 else 0 end) as claimed',
        [toInstant(visitorClaimsEndBefore())],
      ),
    )
  const suggestions = Number(counts.suggestions)
  return suggestions > 0 && Number(counts.claimed) >= suggestions - memberReserve(suggestions)
}
