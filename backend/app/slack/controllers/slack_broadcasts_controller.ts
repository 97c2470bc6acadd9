import type { HttpContext } from '@adonisjs/core/http'
import type {
  LatestSlackBroadcast,
  NotifyAllResult,
  SlackBroadcastDetails,
  SlackBroadcastMissList,
} from '#contract/slack/data/slack'
import { idempotencyOf } from '#core/http/request/idempotency'
import { toPageRequest } from '#core/http/validation/pagination'
import { authorizeMember } from '#organizations/public'
import CancelBroadcast from '#slack/actions/cancel_broadcast'
import ScheduleShare from '#slack/actions/schedule_share'
import StartBroadcast from '#slack/actions/start_broadcast'
import SlackPolicy from '#slack/policies/slack_policy'
import { buildPayload } from '#slack/queries/build_payload'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { countWaiting, findLatestBroadcast, requireBroadcast } from '#slack/queries/find_broadcast'
import { requireConnection } from '#slack/queries/find_connection'
import { findOwnPostAt, isScheduled } from '#slack/queries/find_shared_post'
import { pageOfMisses } from '#slack/queries/list_misses'
import { toBroadcast, toMiss } from '#slack/transformers/broadcast_transformer'
import { missListValidator, notifyAllValidator } from '#slack/validators/slack_validator'

const progressOf = async (row: SlackBroadcastRow) => toBroadcast(row, await countWaiting(row))

/** Messages to all members of an organization, for its admins. */
export default class SlackBroadcastsController {
  /** Sends a message to all members in Slack; with the link of a scheduled post, when the post starts. */
  async store(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, SlackPolicy, 'messageAll')
    const { organizationId, userId } = membership
    const { message, postUrl } = await ctx.request.validateUsing(notifyAllValidator)
    await requireConnection(organizationId)
    const post = postUrl === undefined ? null : await findOwnPostAt(organizationId, postUrl)
    const idempotency = await idempotencyOf(ctx.request, { organizationId, message, postUrl })
    if (post !== null && isScheduled(post)) {
      const share = { organizationId, postId: post.id, userId, slackChannelId: null, message, idempotency }
      await new ScheduleShare().handle(share)
      return ctx.response.json({
        success: true,
        message: 'The message is sent when the post starts.',
        data: { sent: 0, skipped: 0, errors: 0 },
        broadcast: null,
      } satisfies NotifyAllResult)
    }
    const id = await new StartBroadcast().handle({
      organizationId,
      userId,
      postId: post?.id ?? null,
      message,
      payload: await buildPayload({ message, post, sender: ctx.auth.getUserOrFail(), membership }),
      idempotency,
    })
    const broadcast = await progressOf(await requireBroadcast(organizationId, id))
    const { sent, skipped, errors } = broadcast
    return ctx.response.json({
      success: true,
      message: 'The message is being sent.',
      data: { sent, skipped, errors },
      broadcast,
    } satisfies NotifyAllResult)
  }

  /** Returns the last message to everybody, and how far it got. */
  async latest(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, SlackPolicy, 'messageAll')
    const row = await findLatestBroadcast(organizationId)
    return ctx.response.json({ broadcast: row && (await progressOf(row)) } satisfies LatestSlackBroadcast)
  }

  /** Returns a message to everybody, and how far it got. */
  async show(ctx: HttpContext) {
    const row = await this.#broadcast(ctx)
    return ctx.response.json({ broadcast: await progressOf(row) } satisfies SlackBroadcastDetails)
  }

  /** Lists the people whom a message has not reached, with the reason. */
  async misses(ctx: HttpContext) {
    const broadcast = await this.#broadcast(ctx)
    const page = toPageRequest(await missListValidator.validate(ctx.request.qs()))
    const { rows, pagination } = await pageOfMisses(broadcast, page)
    return ctx.response.json({ misses: rows.map(toMiss), pagination } satisfies SlackBroadcastMissList)
  }

  /** Stops a message to everybody that is still being sent. */
  async cancel(ctx: HttpContext) {
    const broadcast = await this.#broadcast(ctx)
    await new CancelBroadcast().handle(broadcast)
    const row = await requireBroadcast(broadcast.organization_id, broadcast.id)
    return ctx.response.json({ broadcast: await progressOf(row) } satisfies SlackBroadcastDetails)
  }

  async #broadcast(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, SlackPolicy, 'messageAll')
    return requireBroadcast(organizationId, ctx.params.broadcastId)
  }
}
