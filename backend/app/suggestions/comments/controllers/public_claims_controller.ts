import type { HttpContext } from '@adonisjs/core/http'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ReleaseSuggestion from '#suggestions/comments/actions/release_suggestion'
import { notClaimedByVisitor } from '#suggestions/comments/errors'
import { findComment, findPublicSuggestion } from '#suggestions/comments/queries/find_comment'
import { visitorLimit } from '#suggestions/comments/queries/copy_limit'
import { isClaimed } from '#suggestions/comments/rules/claim_state'
import { forVisitor } from '#suggestions/comments/transformers/comment_transformer'
import { requireVisitor, visitorOf } from '#suggestions/comments/http/visitor'

/** A visitor's claim on a suggestion of a listed post. */
export default class PublicClaimsController {
  /** Claims a suggestion of a listed post for a visitor. A cookie proves whose claim it is. */
  async store(ctx: HttpContext) {
    const { id, postId } = await findPublicSuggestion(ctx.params.id)
    const by = requireVisitor(ctx)
    const availableCount = await new ClaimAsVisitor().handle({ id, postId, by })
    return ctx.response.json({
      comment: forVisitor(await findComment(id), by.visitor),
      availableCount,
      limit: await visitorLimit(postId, by),
    })
  }

  /** Releases the claim of a visitor. */
  async destroy(ctx: HttpContext) {
    const suggestion = await findPublicSuggestion(ctx.params.id)
    const by = visitorOf(ctx)
    const { visitor } = by
    if (isClaimed(suggestion) && suggestion.claimedByVisitor !== visitor) throw notClaimedByVisitor()
    const availableCount = await new ReleaseSuggestion().handle(suggestion)
    return ctx.response.json({
      comment: forVisitor(await findComment(suggestion.id), visitor),
      availableCount,
      limit: await visitorLimit(suggestion.postId, by),
    })
  }
}
