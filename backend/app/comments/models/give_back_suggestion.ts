import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/instant'
import { noteSupply, type HeldPost } from '#posts/public'
import { countSupply } from '#comments/models/count_supply'
import { RELEASED, type ClaimState } from '#comments/rules/claim_state'
import { forgetWords } from '#comments/words/forget_words'

/** Frees a suggestion of a held post. False when the claim that was seen is gone already. */
export async function giveBackSuggestion(
  trx: TransactionClientContract,
  post: HeldPost,
  id: string,
  seen: ClaimState,
): Promise<boolean> {
  const freed: unknown = await trx
    .from('comments')
    .where({ id, post_id: post.id, locked_at: seen.lockedAt })
    .whereNotNull('locked_at')
    .update(RELEASED)
  if (Number(freed) !== 1) return false
  await forgetWords(trx, [id], { copied: true })
  await trx.from('visitor_claims').where('comment_id', id).delete()
  await countSupply(trx, post, { free: 1 })
  // What ran low by this claim does not run low without it.
  if (post.lowAt && post.lowAt >= fromInstant(seen.lockedAt!)) await noteSupply(trx, post, null)
  return true
}
