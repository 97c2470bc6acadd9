import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/instant'
import { postNotFound } from '#posts/errors'

/** What writers of suggestions need to know about the post they hold. */
export interface HeldPost {
  id: string
  organizationId: string
  /** Whoever shared it; null when they have left the product. */
  authorId: string | null
  listed: boolean
  commentsCount: number
  freeCount: number
  /** When its suggestions began to run low; null while there are enough. */
  lowAt: Date | null
}

/**
 * Holds a post until the transaction ends, so that its suggestions and their counts change one writer at a
 * time. Always the first thing a writer of suggestions locks: nobody can wait for anybody in a circle.
 */
export async function holdPost(trx: TransactionClientContract, id: string): Promise<HeldPost> {
  const post = await holdPostIfAny(trx, id)
  if (!post) throw postNotFound()
  return post
}

/** Like `holdPost`; null when the post has been deleted meanwhile. */
export async function holdPostIfAny(trx: TransactionClientContract, id: string): Promise<HeldPost | null> {
  const row = await trx
    .from('posts')
    .where('id', id)
    .forUpdate()
    .select('organization_id', 'user_id', 'listed', 'comments_count', 'free_count', 'supply_low_at')
    .first()
  if (!row) return null
  return {
    id,
    organizationId: row.organization_id,
    authorId: row.user_id,
    listed: Boolean(row.listed),
    commentsCount: row.comments_count,
    freeCount: row.free_count,
    lowAt: row.supply_low_at === null ? null : fromInstant(row.supply_low_at),
  }
}

/** Moves the kept counts of a held post, and answers the free suggestions it has then. */
export async function countSuggestions(
  trx: TransactionClientContract,
  post: HeldPost,
  change: { comments?: number; free?: number },
): Promise<number> {
  const { comments = 0, free = 0 } = change
  if (comments === 0 && free === 0) return post.freeCount
  await trx.from('posts').where('id', post.id).increment({ comments_count: comments, free_count: free })
  post.commentsCount += comments
  post.freeCount += free
  return post.freeCount
}

/** Notes that the suggestions of a held post run low from this instant on, or (null) that there are enough again. */
export async function noteSupply(
  trx: TransactionClientContract,
  post: HeldPost,
  lowAt: Date | null,
): Promise<void> {
  await trx
    .from('posts')
    .where('id', post.id)
    .update({ supply_low_at: lowAt && toInstant(lowAt) })
  post.lowAt = lowAt
}
