import type { HttpContext } from '@adonisjs/core/http'
import { toPageRequest, toPagination } from '#core/pagination'
import { requirePost } from '#posts/public'
import { showNext } from '#comments/holds/hold_next'
import CommentPolicy from '#comments/policies/comment_policy'
import { listReplies, listSuggestions } from '#comments/queries/list_suggestions'
import { viewerOf } from '#comments/queries/require_comment'
import { forList } from '#comments/transformers/comment_transformer'
import { listCommentsValidator } from '#comments/validators/comment_validator'

export default class PostCommentsController {
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const { post, membership } = await requirePost(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('list', membership)
    const page = toPageRequest(await listCommentsValidator.validate(request.qs()))
    const suggestions = await listSuggestions(post.id, page)
    const replies = await listReplies(suggestions.map(({ id }) => id))
    const viewer = viewerOf(membership, post)
    return response.json({
      comments: suggestions.map((comment) => forList(comment, replies.get(comment.id) ?? [], viewer)),
      nextForYou: await showNext(post.id, membership.userId),
      total: post.commentsCount,
      pagination: toPagination(page, post.commentsCount),
    })
  }
}
