import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import type { HeldPost } from '#posts/public'
import { countSupply } from '#comments/models/count_supply'
import { RELEASED, visitorClaimsEndBefore } from '#comments/rules/claim_state'

/** Frees what visitors have held of a held post for longer than they may. */
export async function endVisitorClaims(trx: TransactionClientContract, post: HeldPost): Promise<void> {
  const end = toInstant(visitorClaimsEndBefore())
  const freed: unknown = await trx
    .from('comments')
    .where('post_id', post.id)
    .whereNotNull('locked_by_visitor')
    .where('locked_at', '<=', end)
    .update(RELEASED)
  if (Number(freed) === 0) return
  await trx.from('visitor_claims').where('post_id', post.id).where('created_at', '<=', end).delete()
  await forgetCopies(trx, post.id)
  await countSupply(trx, post, { free: Number(freed) })
}

async function forgetCopies(trx: TransactionClientContract, postId: string): Promise<void> {
  const free = trx.from('comments').where('post_id', postId).whereNull('locked_at').select('id')
  await trx
    .from('suggestion_words')
    .where({ post_id: postId, copied: true })
    .whereIn('comment_id', free)
    .delete()
}
