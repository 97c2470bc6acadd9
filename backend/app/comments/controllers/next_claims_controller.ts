import type { HttpContext } from '@adonisjs/core/http'
import type { ClaimResult } from '#contract/data/comment'
import { idempotencyOf } from '#core/http/idempotency'
import { requirePostAccess } from '#posts/public'
import ClaimNext from '#comments/actions/claim_next'
import CommentPolicy from '#comments/policies/comment_policy'
import { findComment, viewerOf } from '#comments/queries/find_comment'
import { forMember } from '#comments/transformers/comment_transformer'
import { nextValidator } from '#comments/validators/claim_validator'

/** A claim on the suggestion of a post that is next for the member. */
export default class NextClaimsController {
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
