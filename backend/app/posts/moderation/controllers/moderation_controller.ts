import type { HttpContext } from '@adonisjs/core/http'
import type { ModerateAnswer, ModerationResultList } from '#contract/moderation/data/moderation'
import { instantToIso } from '#core/database/rows/instant'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { findHost } from '#posts/links/queries/list_hosts'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import ModeratePosts from '#posts/moderation/actions/moderate_posts'
import type { ApprovedHost } from '#posts/moderation/repositories/approve_with_host'
import { moderationOf } from '#posts/moderation/repositories/decide_post'
import AdministratorPolicy from '#core/http/administrator_policy'
import { moderationQueue } from '#posts/moderation/http/moderation_queue'
import {
  decisionsValidator,
  moderationValidator,
  queueValidator,
} from '#posts/moderation/validators/moderation_validator'

/** The moderation queue. */
export default class ModerationController {
  /** Lists the pending posts, oldest first. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await moderationQueue(await queueValidator.validate(request.qs())))
  }

  /** Approves or rejects a post. */
  async store({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const {
      action,
      reason = null,
      approveDomain,
      overrule,
    } = await request.validateUsing(moderationValidator)
    const { id: moderatorId } = auth.getUserOrFail()
    const decision = { action, reason, overrule, moderatorId }
    const host = await answerRepeated(moderationOf(params.id, decision, approveDomain), () =>
      new ModeratePost().handle({ ...decision, id: params.id, approveDomain }),
    )
    const moderationStatus = action === 'approve' ? 'approved' : 'rejected'
    const answer: ModerateAnswer = {
      post: { id: params.id, moderationStatus, moderationReason: reason },
      ...(host && { domainApproved: await domainApproved(host) }),
    }
    return response.json(answer)
  }

  /** Approves or rejects several posts. */
  async storeMany({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { ids, action, reason } = await request.validateUsing(decisionsValidator)
    const { id: moderatorId } = auth.getUserOrFail()
    const list: ModerationResultList = {
      results: await new ModeratePosts().handle(ids, { action, reason, moderatorId }),
    }
    return response.json(list)
  }
}

async function domainApproved({ hostId, approvedPosts }: ApprovedHost) {
  const { host, decided_at, created_at } = await findHost(hostId)
  return { domain: host, approvedDate: instantToIso(decided_at ?? created_at), approvedPosts }
}
