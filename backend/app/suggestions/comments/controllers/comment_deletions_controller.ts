import type { HttpContext } from '@adonisjs/core/http'
import { targetsValidator } from '#core/http/validation/target_ids'
import { deferAction } from '#core/jobs/pending/defer_action'
import { requirePostAccess } from '#posts/public'
import { pendingDeletion } from '#suggestions/comments/actions/pending_deletion'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'

/** The deletion of suggestions and replies of a post that can be undone. Whether a member may is decided for each. */
export default class CommentDeletionsController {
  /** Deletes suggestions in ten seconds, unless that is undone. */
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { id: postId, membership } = await requirePostAccess(userId, params.id)
    await bouncer.with(CommentPolicy).authorize('list', membership)
    const { ids } = await request.validateUsing(targetsValidator)
    return response.status(202).json(await deferAction(pendingDeletion, { userId, ids, input: { postId } }))
  }
}
