import type { HttpContext } from '@adonisjs/core/http'
import { requirePost } from '#posts/public'
import ClaimNext from '#comments/actions/claim_next'
import CommentPolicy from '#comments/policies/comment_policy'
import { requireComment, viewerOf } from '#comments/queries/require_comment'
import { forMember } from '#comments/transformers/comment_transformer'
import { claimNextValidator } from '#comments/validators/claim_validator'

/** A claim on whatever suggestion of a post is next for the member. */
export default class NextClaimsController {
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { post, membership } = await requirePost(userId, params.id)
    await bouncer.with(CommentPolicy).authorize('claim', viewerOf(membership, post))
    const { notId } = await request.validateUsing(claimNextValidator)
    const { id, freeCount } = await new ClaimNext().handle({ postId: post.id, userId, notId })
    const { comment, viewer } = await requireComment(userId, id)
    return response.json({ comment: forMember(comment, viewer), freeCount })
  }
}
