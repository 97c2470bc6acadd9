import { offsetOf, type PageRequest } from '#core/pagination'
import type { CommentRecord } from '#comments/models/comment_record'
import { listComments, selectComments } from '#comments/queries/list_comments'

/** A page of a post's suggestions, newest first. */
export function listSuggestions(postId: string, page: PageRequest): Promise<CommentRecord[]> {
  return listComments(
    selectComments()
      .where('comments.post_id', postId)
      .whereNull('comments.parent_id')
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .offset(offsetOf(page))
      .limit(page.limit),
  )
}

/** The replies to several suggestions, by suggestion, oldest first. */
export async function listReplies(suggestionIds: readonly string[]): Promise<Map<string, CommentRecord[]>> {
  if (suggestionIds.length === 0) return new Map()
  const replies = await listComments(
    selectComments()
      .whereIn('comments.parent_id', [...suggestionIds])
      .orderBy('comments.created_at')
      .orderBy('comments.id'),
  )
  return Map.groupBy(replies, (reply) => reply.parentId!)
}
