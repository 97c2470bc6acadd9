import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextEventTime } from '#core/database/rows/event_time'
import { idempotencyColumns, type Idempotency } from '#core/database/transactions/idempotency'
import { commentNotFound, replyTooDeep } from '#suggestions/comments/errors'
import Comment from '#suggestions/comments/models/comment'

/** The fields of a new suggestion or reply. */
export interface NewComment {
  /** Generated when absent. */
  id?: string
  postId: string
  userId: string
  content: string
  parentId?: string | null
  moodId?: string | null
  isAiGenerated?: boolean
  idempotency?: Idempotency
}

/** Inserts a suggestion or a reply. */
export async function insertComment(
  trx: TransactionClientContract,
  { id, postId, userId, content, parentId, moodId, isAiGenerated = false, idempotency }: NewComment,
  relation: { similarToId?: string | null; replyToUserId?: string | null },
): Promise<Comment> {
  return Comment.create(
    {
      ...(id !== undefined && { id }),
      postId,
      userId,
      content,
      parentId: parentId ?? null,
      replyToUserId: null,
      moodId: moodId ?? null,
      isAiGenerated,
      ...idempotencyColumns(idempotency),
      ...relation,
      // Only replies send a notification.
      ...(relation.replyToUserId && { createdAt: await nextEventTime(trx) }),
    },
    { client: trx },
  )
}

/** The suggestion to which a reply belongs; null without a parent. Refuses any other parent. */
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
