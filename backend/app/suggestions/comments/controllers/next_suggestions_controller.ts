import type { HttpContext } from '@adonisjs/core/http'
import type { NextForYou } from '#contract/suggestions/data/comment'
import { requirePostAccess } from '#posts/public'
import { proposeNext } from '#suggestions/comments/actions/reserve_next'
import { copyLimitReached, postClosed } from '#suggestions/comments/errors'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { viewerOf } from '#suggestions/comments/queries/find_comment'
import { nextValidator } from '#suggestions/comments/validators/claim_validator'

/** Proposes another suggestion of the post in place of the one the member skips, without claiming it. */
export default class NextSuggestionsController {
  /** Proposes another suggestion of the post to the user, reserved for ten minutes. */
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, params.id)
    const viewer = await withCopyLimit(viewerOf(post), { ...post, ...post.membership })
    await bouncer.with(CommentPolicy).authorize('claim', viewer)
    const { notId } = await request.validateUsing(nextValidator)
    if (viewer.copyLimit !== null) throw copyLimitReached(viewer.copyLimit)
    if (post.closed !== null) throw postClosed(post.closed)
    const nextForYou = await proposeNext(post.id, userId, notId)
    return response.json({ nextForYou } satisfies NextForYou)
  }
}
