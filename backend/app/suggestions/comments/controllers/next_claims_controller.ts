import type { HttpContext } from '@adonisjs/core/http'
import type { ClaimResult } from '#contract/suggestions/data/comment'
import { idempotencyOf } from '#core/http/request/idempotency'
import { requirePostAccess } from '#posts/public'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { findComment, viewerOf } from '#suggestions/comments/queries/find_comment'
import { forMember } from '#suggestions/comments/transformers/comment_transformer'
import { nextValidator } from '#suggestions/comments/validators/claim_validator'

/** A claim on the member's next suggestion of a post. */
export default class NextClaimsController {
  /** Claims the suggestion that is proposed to the user. */
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, params.id)
    const viewer = viewerOf(post)
    await bouncer.with(CommentPolicy).authorize('claim', viewer)
    const { notId } = await request.validateUsing(nextValidator)
    const input = { postId: post.id, userId, notId }
    const idempotency = await idempotencyOf(request, input)
    const { id, availableCount } = await new ClaimNext().handle({ ...input, idempotency })
    const comment = forMember(await findComment(id), viewer)
    return response.json({ comment, availableCount } satisfies ClaimResult)
  }
}
