import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { releaseExpiredVisitorClaims } from '#suggestions/comments/repositories/claims'
import { visitorClaimsEndBefore } from '#suggestions/comments/rules/claim_state'

/** Releases the expired claims of visitors, post by post. Safe to run on several instances at once. */
export async function releaseStaleVisitorClaims(): Promise<void> {
  const stale: { post_id: string }[] = await db
    .from('comments')
    .whereNotNull('claimed_by_visitor')
    .where('claimed_at', '<=', toInstant(visitorClaimsEndBefore()))
    .distinct('post_id')
  for (const { post_id } of stale) {
    await inTransaction(async (trx) => releaseExpiredVisitorClaims(trx, await LockedPost.lock(trx, post_id)))
  }
}
