import { pagesById } from '#core/database/rows/pages_by_id'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { listComments, selectComments } from '#suggestions/comments/queries/list_comments'

/** Every suggestion and reply of a user, including those in organizations they have left. */
export function pagesOfCommenter(userId: string): AsyncGenerator<CommentRecord[]> {
  return pagesOf('comments.user_id', userId)
}

/** Every suggestion that a user has copied. */
export function pagesOfCopier(userId: string): AsyncGenerator<CommentRecord[]> {
  return pagesOf('comments.claimed_by_user_id', userId)
}

function pagesOf(column: string, userId: string): AsyncGenerator<CommentRecord[]> {
  return pagesById(({ after, limit }) =>
    listComments(
      selectComments()
        .where(column, userId)
        .where('comments.id', '>', after)
        .orderBy('comments.id')
        .limit(limit),
    ),
  )
}
