import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import { deferAction } from '#core/jobs/pending/defer_action'
import { pendingHostChange, pendingHostRemoval } from '#posts/links/actions/pending_host_decisions'
import { changeHostValidator, pendingHostRemovalValidator } from '#posts/links/validators/host_validator'

/** Decisions about hosts that can be undone. */
export default class PendingHostsController {
  /** Changes a domain in ten seconds, unless that is undone. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { state, returnPosts: withPosts, ...changes } = await request.validateUsing(changeHostValidator)
    const { id: userId } = auth.getUserOrFail()
    const input = { ...changes, withPosts, isBlocked: state && state === 'blocked' }
    const answer = await deferAction(pendingHostChange, { userId, ids: [params.id], input })
    return response.status(202).json(answer)
  }

  /** Removes a domain in ten seconds, unless that is undone. */
  async destroy({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { returnPosts: withPosts = false } = await request.validateUsing(pendingHostRemovalValidator)
    const { id: userId } = auth.getUserOrFail()
    const action = { userId, ids: [params.id], input: { withPosts } }
    return response.status(202).json(await deferAction(pendingHostRemoval, action))
  }
}
