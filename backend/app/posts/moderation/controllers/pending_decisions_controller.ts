import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import { deferAction } from '#core/jobs/pending/defer_action'
import { pendingDecision } from '#posts/moderation/actions/pending_decision'
import { pendingDecisionValidator } from '#posts/moderation/validators/moderation_validator'

/** Decisions about posts of the queue that can be undone. */
export default class PendingDecisionsController {
  /** Approves or rejects posts in ten seconds, unless that is undone. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    const sent = await request.validateUsing(pendingDecisionValidator)
    const { ids, action, reason = null, overrule = false, approveDomain = false } = sent
    const input = { action, reason, overrule, approveDomain: approveDomain && ids.length === 1 }
    return response.status(202).json(await deferAction(pendingDecision, { userId, ids, input }))
  }
}
