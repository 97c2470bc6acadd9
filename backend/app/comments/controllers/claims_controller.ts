import type { HttpContext } from '@adonisjs/core/http'
import ClaimSuggestion from '#comments/actions/claim_suggestion'
import ReleaseSuggestion from '#comments/actions/release_suggestion'
import CommentPolicy from '#comments/policies/comment_policy'
import { requireComment, requireSuggestion } from '#comments/queries/require_comment'
import { forMember } from '#comments/transformers/comment_transformer'
import { claimValidator } from '#comments/validators/claim_validator'

/** A claim is what a member has on a suggestion from copying it until giving it back. */
export default class ClaimsController {
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { comment, viewer, post } = await requireSuggestion(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('claim', viewer)
    const edited = await request.validateUsing(claimValidator, { meta: { host: post.host } })
    const { id, postId } = comment
    const freeCount = await new ClaimSuggestion().handle({ id, postId, userId: viewer.userId, ...edited })
    return response.json({ ...(await present(viewer.userId, id)), freeCount })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { comment, viewer } = await requireSuggestion(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('release', comment, viewer)
    const freeCount = await new ReleaseSuggestion().handle(comment, viewer.userId)
    return response.json({ ...(await present(viewer.userId, comment.id)), freeCount })
  }
}

async function present(userId: string, id: string) {
  const { comment, viewer } = await requireComment(userId, id)
  return { comment: forMember(comment, viewer) }
}
