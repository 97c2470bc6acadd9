import type { HttpContext } from '@adonisjs/core/http'
import type { VisitorLimit } from '#contract/suggestions/data/comment'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { findPost, whyClosed } from '#posts/public'
import { postNotFound } from '#suggestions/comments/errors'
import { listSuggestions } from '#suggestions/comments/queries/list_suggestions'
import { visitorLimit } from '#suggestions/comments/queries/copy_limit'
import { forVisitor } from '#suggestions/comments/transformers/comment_transformer'
import { listCommentsValidator } from '#suggestions/comments/validators/comment_validator'
import { visitorOf } from '#suggestions/comments/http/visitor'

const ENDED: VisitorLimit = { code: 'POST_ENDED', until: null }

/** Public: the suggestions of a listed post, without replies and authors. */
export default class PublicSuggestionsController {
  /** Lists the suggestions of a listed post, for visitors. */
  async index(ctx: HttpContext) {
    const { params, request, response } = ctx
    const { organizationSlug, postSlug } = params
    const post = await findPost({ organizationSlug, postSlug })
    if (!post) throw postNotFound()
    const page = toPageRequest(await listCommentsValidator.validate(request.qs()))
    const by = visitorOf(ctx)
    const [suggestions, limit] = await Promise.all([
      listSuggestions({ postId: post.id, page }),
      whyClosed(post) === 'POST_ENDED' ? ENDED : visitorLimit(post.id, by),
    ])
    return response.json({
      comments: suggestions.map((suggestion) => forVisitor(suggestion, by.visitor)),
      total: post.commentsCount,
      pagination: toPagination(page, post.commentsCount),
      limit,
    })
  }
}
