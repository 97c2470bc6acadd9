import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { authorColumns, type Author } from '#core/database/rows/author'
import { newRowOf } from '#core/database/rows/entity'
import { nextEventTime } from '#core/database/rows/event_time'
import { idempotencyColumns, type Idempotency } from '#core/database/transactions/idempotency'
import { insertOf, writeAll } from '#core/database/sql/write_all'
import { commentNotFound, replyTooDeep } from '#suggestions/comments/errors'
import Comment from '#suggestions/comments/models/comment'

/** The fields of a new suggestion or reply. */
export interface NewComment extends Author {
  /** Generated when absent. */
  id?: string
  postId: string
  content: string
  parentId?: string | null
  moodId?: string | null
  isAiGenerated?: boolean
  idempotency?: Idempotency
}

/** Inserts a reply, and notes who is notified of it. */
export async function insertReply(
  trx: TransactionClientContract,
  fields: NewComment,
  replyToUserId: string | null,
): Promise<Comment> {
  const reply = buildComment(fields).merge({ replyToUserId })
  if (replyToUserId !== null) reply.createdAt = await nextEventTime(trx)
  return reply.useTransaction(trx).save()
}

/** Inserts suggestions of a post in one statement. */
export async function insertComments(
  trx: TransactionClientContract,
  suggestions: readonly (NewComment & { similarToId: string | null })[],
): Promise<Comment[]> {
  const comments = suggestions.map(({ similarToId, ...fields }) =>
    buildComment(fields).merge({ similarToId }),
  )
  const rows: object[] = []
  for (const comment of comments) rows.push(await newRowOf(comment))
  await writeAll(trx, insertOf(trx, Comment.table, rows))
  return comments
}

function buildComment({ id, parentId, moodId, isAiGenerated = false, idempotency, ...fields }: NewComment) {
  const { postId, content } = fields
  return new Comment().merge({
    ...(id !== undefined && { id }),
    postId,
    ...authorColumns(fields),
    content,
    parentId: parentId ?? null,
    replyToUserId: null,
    moodId: moodId ?? null,
    isAiGenerated,
    ...idempotencyColumns(idempotency),
  })
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
