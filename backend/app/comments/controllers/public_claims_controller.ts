import type { HttpContext } from '@adonisjs/core/http'
import ClaimAsVisitor from '#comments/actions/claim_as_visitor'
import ReleaseSuggestion from '#comments/actions/release_suggestion'
import { notClaimedByVisitor } from '#comments/errors'
import { findComment, findPublicSuggestion } from '#comments/queries/find_comment'
import { isClaimed } from '#comments/rules/claim_state'
import { forVisitor } from '#comments/transformers/comment_transformer'
import { knownVisitor, requireVisitor } from '#comments/http/visitor'

/** A visitor's claim on a suggestion of a listed post. */
export default class PublicClaimsController {
  async store(ctx: HttpContext) {
    const { id, postId } = await findPublicSuggestion(ctx.params.id)
    const by = requireVisitor(ctx)
    const availableCount = await new ClaimAsVisitor().handle({ id, postId, by })
    return ctx.response.json({ comment: forVisitor(await findComment(id), by.visitor), availableCount })
  }

  async destroy(ctx: HttpContext) {
    const suggestion = await findPublicSuggestion(ctx.params.id)
    const visitor = knownVisitor(ctx)
    if (isClaimed(suggestion) && suggestion.claimedByVisitor !== visitor) throw notClaimedByVisitor()
    const availableCount = await new ReleaseSuggestion().handle(suggestion)
    return ctx.response.json({
      comment: forVisitor(await findComment(suggestion.id), visitor),
      availableCount,
    })
  }
}
