import type { HttpContext } from '@adonisjs/core/http'
import ClaimAsVisitor from '#comments/actions/claim_as_visitor'
import ReleaseSuggestion from '#comments/actions/release_suggestion'
import { notHeldByVisitor } from '#comments/errors'
import { findComment } from '#comments/queries/find_comment'
import { findPublicSuggestion } from '#comments/queries/find_public_suggestion'
import { isUsed } from '#comments/rules/claim_state'
import { forVisitor } from '#comments/transformers/comment_transformer'
import { knownVisitor, requireVisitor } from '#comments/visitors/visitor'

/** A visitor's claim on a suggestion of a listed post. */
export default class PublicClaimsController {
  async store(ctx: HttpContext) {
    const { id, postId } = await findPublicSuggestion(ctx.params.id)
    const by = requireVisitor(ctx)
    const freeCount = await new ClaimAsVisitor().handle({ id, postId, by })
    return ctx.response.json({ comment: forVisitor(await findComment(id), by.visitor), freeCount })
  }

  async destroy(ctx: HttpContext) {
    const suggestion = await findPublicSuggestion(ctx.params.id)
    const visitor = knownVisitor(ctx)
    if (isUsed(suggestion) && suggestion.lockedByVisitor !== visitor) throw notHeldByVisitor()
    const freeCount = await new ReleaseSuggestion().handle(suggestion)
    return ctx.response.json({ comment: forVisitor(await findComment(suggestion.id), visitor), freeCount })
  }
}
