import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { COPIES_NOTIFIED_AFTER_MS } from '#contract/core/rules/limits'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { membershipJoin } from '#organizations/public'
import type { LockedPost } from '#posts/public'

/** Plans to notify the authors of a new copy, together with those that follow soon. Written with the supply. */
export function planCopyNotification(post: LockedPost): void {
  post.copiesDueAt ??= new Date(now().getTime() + COPIES_NOTIFIED_AFTER_MS)
}

/**
 * Dates the new copies of a locked post, so that the authors of these suggestions are notified. Generated suggestions
 * have no author, and nobody is notified of their own copy. Returns the authors who are members.
 */
export async function notifyOfNewCopies(
  trx: TransactionClientContract,
  { id, organizationId }: LockedPost,
  at: Date,
): Promise<string[]> {
  await trx
    .from('comments')
    .where('post_id', id)
    .whereNull('parent_id')
    .whereNull('copy_notified_at')
    .where('is_ai_generated', false)
    .whereRaw('claimed_by_user_id <> user_id')
    .update({ copy_notified_at: toInstant(at) })
  const authors: { user_id: string }[] = await trx
    .from('comments')
    .joinRaw(membershipJoin('?', 'comments.user_id'), [organizationId])
    .where({ post_id: id, copy_notified_at: toInstant(at) })
    .distinct('comments.user_id')
  return authors.map(({ user_id: userId }) => userId)
}
