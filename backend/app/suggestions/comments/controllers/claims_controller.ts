import type { HttpContext } from '@adonisjs/core/http'
import type { ClaimResult } from '#contract/suggestions/data/comment'
import { idempotencyOf } from '#core/http/request/idempotency'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import ReleaseSuggestion from '#suggestions/comments/actions/release_suggestion'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { findComment, requireSuggestion } from '#suggestions/comments/queries/find_comment'
import { forMember } from '#suggestions/comments/transformers/comment_transformer'
import { claimValidator } from '#suggestions/comments/validators/claim_validator'

/** The claim of a member on a suggestion. */
export default class ClaimsController {
  /** Claims a suggestion: exactly one member gets it. Claim before you copy. */
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { comment, viewer, host } = await requireSuggestion(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('claim', viewer)
    const edited = await request.validateUsing(claimValidator, { meta: { host } })
    const { id, postId } = comment
    const { userId } = viewer
    const input = { id, postId, userId, ...edited }
    const idempotency = await idempotencyOf(request, input)
    const { claim, availableCount } = await new ClaimSuggestion().handle({ ...input, idempotency })
    return response.json({
      comment: forMember({ ...comment, ...claim }, viewer),
      availableCount,
    } satisfies ClaimResult)
  }

  /** Releases a claim. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { comment, viewer, organizationId } = await requireSuggestion(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('release', comment, viewer)
    const availableCount = await new ReleaseSuggestion().handle(comment, viewer.userId)
    const released = await findComment(comment.id)
    const after = await withCopyLimit(viewer, { id: comment.postId, organizationId })
    return response.json({ comment: forMember(released, after), availableCount } satisfies ClaimResult)
  }
}
