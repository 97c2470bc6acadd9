import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { endVisitorClaims } from '#comments/models/end_visitor_claims'
import { visitorClaimsEndBefore } from '#comments/rules/claim_state'

/** Frees what visitors have held for longer than they may, post by post. Harmless to run twice at once. */
export async function endStaleVisitorClaims(): Promise<void> {
  const stale: { post_id: string }[] = await db
    .from('comments')
    .whereNotNull('locked_by_visitor')
    .where('locked_at', '<=', toInstant(visitorClaimsEndBefore()))
    .distinct('post_id')
  for (const { post_id } of stale) {
    await inTransaction(async (trx) => endVisitorClaims(trx, await holdPost(trx, post_id)))
  }
}
