import type { HttpContext } from '@adonisjs/core/http'
import type { SuggestionList } from '#contract/suggestions/data/comment'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { requirePostAccess } from '#posts/public'
import { offerNext } from '#suggestions/comments/actions/reserve_next'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { listReplies, listSuggestions } from '#suggestions/comments/queries/list_suggestions'
import { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { viewerOf } from '#suggestions/comments/queries/find_comment'
import { forList } from '#suggestions/comments/transformers/comment_transformer'
import { listCommentsValidator } from '#suggestions/comments/validators/comment_validator'

export default class PostCommentsController {
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const post = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('list', post.membership)
    const page = toPageRequest(await listCommentsValidator.validate(request.qs()))
    const viewer = await withCopyLimit(viewerOf(post), { ...post, ...post.membership })
    const suggestions = await listSuggestions({ postId: post.id, page, userId: viewer.userId })
    const replies = await listReplies(suggestions.map(({ id }) => id))
    return response.json({
      comments: suggestions.map((comment) => forList(comment, replies.get(comment.id) ?? [], viewer)),
      nextForYou: viewer.copyLimit === null ? await offerNext(post.id, viewer.userId) : null,
      copyLimit: viewer.copyLimit,
      total: post.commentsCount,
      pagination: toPagination(page, post.commentsCount),
    } satisfies SuggestionList)
  }
}
