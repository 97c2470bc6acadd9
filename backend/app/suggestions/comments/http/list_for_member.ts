import type { SuggestionList } from '#contract/suggestions/data/comment'
import { toPagination, type PageRequest } from '#core/http/validation/pagination'
import type { PostAccess } from '#posts/public'
import { offerNext } from '#suggestions/comments/actions/reserve_next'
import { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { viewerOf } from '#suggestions/comments/queries/find_comment'
import { listReplies, listSuggestions } from '#suggestions/comments/queries/list_suggestions'
import { forList } from '#suggestions/comments/transformers/comment_transformer'

/** A page of the suggestions of a post for a member, for whom it reserves the next one. */
export async function listForMember(post: PostAccess, page: PageRequest): Promise<SuggestionList> {
  const viewer = await withCopyLimit(viewerOf(post), { ...post, ...post.membership })
  const suggestions = await listSuggestions({ postId: post.id, page, userId: viewer.userId })
  const replies = await listReplies(suggestions.map(({ id }) => id))
  return {
    comments: suggestions.map((comment) => forList(comment, replies.get(comment.id) ?? [], viewer)),
    nextForYou: viewer.copyLimit === null && viewer.mayCopy ? await offerNext(post.id, viewer.userId) : null,
    copyLimit: viewer.copyLimit,
    total: post.commentsCount,
    pagination: toPagination(page, post.commentsCount),
  }
}
