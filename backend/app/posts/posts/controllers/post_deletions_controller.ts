import type { HttpContext } from '@adonisjs/core/http'
import { targetsValidator } from '#core/http/validation/target_ids'
import { deferAction } from '#core/jobs/pending/defer_action'
import { pendingDeletion } from '#posts/posts/actions/pending_deletion'

/** The deletion of posts that can be undone. Whether a member may delete each is decided for that post. */
export default class PostDeletionsController {
  /** Deletes posts in ten seconds, unless that is undone. */
  async store({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { ids } = await request.validateUsing(targetsValidator)
    return response.status(202).json(await deferAction(pendingDeletion, { userId, ids, input: null }))
  }
}
