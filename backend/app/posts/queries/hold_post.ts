import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postNotFound } from '#posts/errors'

/** What writers of suggestions need to know about the post they hold. */
export interface HeldPost {
  id: string
  organizationId: string
  listed: boolean
  commentsCount: number
  freeCount: number
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
    .select('organization_id', 'listed', 'comments_count', 'free_count')
    .first()
  if (!row) return null
  return {
    id,
    organizationId: row.organization_id,
    listed: Boolean(row.listed),
    commentsCount: row.comments_count,
    freeCount: row.free_count,
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
