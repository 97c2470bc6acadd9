import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { commentNotFound, replyTooDeep } from '#comments/errors'
import Comment from '#comments/models/comment'

/** Refuses a reply to what is no suggestion of the post; none at all is fine. */
export async function requireParent(
  trx: TransactionClientContract,
  postId: string,
  parentId?: string | null,
): Promise<void> {
  if (!parentId) return
  const parent = await Comment.query({ client: trx }).where({ id: parentId, postId }).first()
  if (!parent) throw commentNotFound()
  if (parent.parentId !== null) throw replyTooDeep()
}
