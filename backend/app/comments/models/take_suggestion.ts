import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HeldPost } from '#posts/public'
import { countSupply } from '#comments/models/count_supply'
import { claimedBy } from '#comments/rules/claim_state'

/** Takes a free suggestion of a held post, whoever it was held for. False when somebody was faster. */
export async function takeSuggestion(
  trx: TransactionClientContract,
  post: HeldPost,
  id: string,
  holder: Parameters<typeof claimedBy>[0],
): Promise<boolean> {
  const taken: unknown = await trx
    .from('comments')
    .where({ id, post_id: post.id })
    .whereNull('parent_id')
    .whereNull('locked_at')
    .update(claimedBy(holder))
  if (Number(taken) !== 1) return false
  await trx.from('suggestion_holds').where('comment_id', id).delete()
  await countSupply(trx, post, { free: -1 })
  return true
}
