import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { commentNotFound } from '#comments/errors'
import type { CommentRecord } from '#comments/models/comment_record'
import { readComments, selectComments } from '#comments/queries/read_comments'

/** The suggestion or reply with this id, whoever may see it. */
export async function findComment(id: string, client?: QueryClientContract): Promise<CommentRecord> {
  const [comment] = await readComments(selectComments(client).where('comments.id', id))
  if (!comment) throw commentNotFound()
  return comment
}
