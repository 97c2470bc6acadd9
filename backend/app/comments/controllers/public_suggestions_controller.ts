import type { HttpContext } from '@adonisjs/core/http'
import { toPageRequest, toPagination } from '#core/pagination'
import { findPublicPost, postNotFound } from '#posts/public'
import { listSuggestions } from '#comments/queries/list_suggestions'
import { forVisitor } from '#comments/transformers/comment_transformer'
import { listCommentsValidator } from '#comments/validators/comment_validator'
import { knownVisitor } from '#comments/http/visitor'

/** Open to everybody: the suggestions of a listed post, without replies and authors. */
export default class PublicSuggestionsController {
  async index(ctx: HttpContext) {
    const { params, request, response } = ctx
    const post = await findPublicPost(params.organizationSlug, params.postSlug)
    if (!post) throw postNotFound()
    const page = toPageRequest(await listCommentsValidator.validate(request.qs()))
    const suggestions = await listSuggestions({ postId: post.id, page })
    const visitor = knownVisitor(ctx)
    return response.json({
      comments: suggestions.map((suggestion) => forVisitor(suggestion, visitor)),
      total: post.commentsCount,
      pagination: toPagination(page, post.commentsCount),
    })
  }
}
