import type { HttpContext } from '@adonisjs/core/http'
import type {
  ModerateAnswer,
  ModerationQueue,
  ModerationResultList,
} from '#contract/moderation/data/moderation'
import { now } from '#core/runtime/clock'
import { instantToIso } from '#core/database/rows/instant'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { findHost } from '#posts/links/queries/list_hosts'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import ModeratePosts from '#posts/moderation/actions/moderate_posts'
import type { ApprovedHost } from '#posts/moderation/repositories/approve_with_host'
import { moderationOf } from '#posts/moderation/repositories/decide_post'
import AdministratorPolicy from '#core/http/administrator_policy'
import { listQueue } from '#posts/moderation/queries/list_queue'
import { moderationStats, startOfDay } from '#posts/moderation/queries/moderation_stats'
import { waitingPosts } from '#posts/moderation/queries/pending_posts'
import { forModerator } from '#posts/moderation/transformers/pending_post_transformer'
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
    const { since, ...page } = await queueValidator.validate(request.qs())
    const pageRequest = toPageRequest(page)
    const { count: total } = await waitingPosts()
    const posts = await listQueue(pageRequest)
    const dayStart = startOfDay(now(), since === undefined ? undefined : new Date(since))
    const queue: ModerationQueue = {
      posts: posts.map(forModerator),
      pagination: toPagination(pageRequest, total),
      stats: await moderationStats(total, dayStart),
    }
    return response.json(queue)
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
