import type { HttpContext } from '@adonisjs/core/http'
import type { NextForYou } from '#contract/data/comment'
import { requirePostAccess } from '#posts/public'
import { proposeNext } from '#comments/actions/reserve_next'
import { copyLimitReached } from '#comments/errors'
import CommentPolicy from '#comments/policies/comment_policy'
import { withCopyLimit } from '#comments/queries/copy_limit'
import { viewerOf } from '#comments/queries/find_comment'
import { nextValidator } from '#comments/validators/claim_validator'

/** Another suggestion of the post, proposed to the member in place of the one they skip. It claims nothing. */
export default class NextSuggestionsController {
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, params.id)
    const viewer = await withCopyLimit(viewerOf(post), { ...post, ...post.membership })
    await bouncer.with(CommentPolicy).authorize('claim', viewer)
    const { notId } = await request.validateUsing(nextValidator)
    if (viewer.copyLimit !== null) throw copyLimitReached(viewer.copyLimit)
    const nextForYou = await proposeNext(post.id, userId, notId)
    return response.json({ nextForYou } satisfies NextForYou)
  }
}
