import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { postNotFound } from '#posts/posts/errors'

/** A locked post, with the fields that writers of its suggestions need. */
export interface LockedPost {
  id: string
  organizationId: string
  /** Null when the author's account is gone. */
  authorId: string | null
  /** Neither pending nor rejected. */
  isApproved: boolean
  listed: boolean
  commentsCount: number
  availableCount: number
  /** Since when its suggestions are low; null while there are enough. */
  lowAt: Date | null
}

/**
 * Locks a post, so that only one transaction at a time changes its suggestions and their counts. Every writer of
 * suggestions locks the post first, which avoids a deadlock.
 */
export async function lockPost(trx: TransactionClientContract, id: string): Promise<LockedPost> {
  const post = await lockPostIfExists(trx, id)
  if (!post) throw postNotFound()
  return post
}

/** Like `lockPost`; null when the post no longer exists. */
export async function lockPostIfExists(
  trx: TransactionClientContract,
  id: string,
): Promise<LockedPost | null> {
  const row = await trx
    .from('posts')
    .where('id', id)
    .forUpdate()
    .select('organization_id', 'user_id', 'moderation_status', 'listed')
    .select('comments_count', 'available_count', 'supply_low_at')
    .first()
  if (!row) return null
  return {
    id,
    organizationId: row.organization_id,
    authorId: row.user_id,
    isApproved: row.moderation_status === 'approved',
    listed: Boolean(row.listed),
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    lowAt: row.supply_low_at === null ? null : fromInstant(row.supply_low_at),
  }
}

/** Writes the counts of a locked post. */
export async function updateSupplyCounts(
  trx: TransactionClientContract,
  { id, commentsCount, availableCount, lowAt }: LockedPost,
): Promise<void> {
  await trx
    .from('posts')
    .where('id', id)
    .update({
      comments_count: commentsCount,
      available_count: availableCount,
      supply_low_at: lowAt && toInstant(lowAt),
    })
}
