import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HOLD_FOR } from '#contract/rules/limits'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

interface Hold {
  id: string
  postId: string
  userId: string
}

/** Holds a suggestion of a held post for a member, in place of what they held. Answers when the hold ends. */
export async function holdSuggestion(
  trx: TransactionClientContract,
  { id, postId, userId }: Hold,
): Promise<Date> {
  const end = new Date(now().getTime() + HOLD_FOR)
  await trx
    .from('suggestion_holds')
    .where('comment_id', id)
    .orWhere({ post_id: postId, user_id: userId })
    .delete()
  await trx
    .table('suggestion_holds')
    .insert({ comment_id: id, post_id: postId, user_id: userId, ends_at: toInstant(end) })
  return end
}

/** Ends what a member holds of a post. */
export async function endHold(
  trx: TransactionClientContract,
  { postId, userId }: Omit<Hold, 'id'>,
): Promise<void> {
  await trx.from('suggestion_holds').where({ post_id: postId, user_id: userId }).delete()
}
