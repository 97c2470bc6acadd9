import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { listComments, selectComments } from '#suggestions/comments/queries/list_comments'
import { isUnclaimed } from '#suggestions/comments/rules/availability'

interface SuggestionPage {
  postId: string
  page: PageRequest
  /** The member whose copies are listed before those of others. */
  userId?: string
}

/** A page of a post's suggestions: the available ones, then the member's copies, then the others; each newest first. */
export function listSuggestions({ postId, page, userId }: SuggestionPage): Promise<CommentRecord[]> {
  const unclaimed = isUnclaimed()
  const query = selectComments()
    .where('comments.post_id', postId)
    .whereNull('comments.parent_id')
    .orderByRaw(`case when ${unclaimed.sql} then 0 else 1 end`, unclaimed.values)
  if (userId !== undefined) {
    void query.orderByRaw('case when comments.claimed_by_user_id = ? then 0 else 1 end', [userId])
  }
  return listComments(
    query
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
