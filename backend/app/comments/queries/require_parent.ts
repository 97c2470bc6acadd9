import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { commentNotFound, replyTooDeep } from '#comments/errors'
import Comment from '#comments/models/comment'

/** The suggestion a reply is for. Refuses what is no suggestion of the post; null for none at all. */
export async function requireParent(
  trx: TransactionClientContract,
  postId: string,
  parentId?: string | null,
): Promise<Comment | null> {
  if (!parentId) return null
  const parent = await Comment.query({ client: trx }).where({ id: parentId, postId }).first()
  if (!parent) throw commentNotFound()
  if (parent.parentId !== null) throw replyTooDeep()
  return parent
}
