import type { HttpContext } from '@adonisjs/core/http'
import type { NextForYou } from '#contract/data/comment'
import { requirePostAccess } from '#posts/public'
import { proposeNext } from '#comments/actions/reserve_next'
import CommentPolicy from '#comments/policies/comment_policy'
import { viewerOf } from '#comments/queries/find_comment'
import { nextValidator } from '#comments/validators/claim_validator'

/** Another suggestion of the post, proposed to the member in place of the one they skip. It claims nothing. */
export default class NextSuggestionsController {
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, params.id)
    await bouncer.with(CommentPolicy).authorize('claim', viewerOf(post))
    const { notId } = await request.validateUsing(nextValidator)
    const nextForYou = await proposeNext(post.id, userId, notId)
    return response.json({ nextForYou } satisfies NextForYou)
  }
}
