import type { HttpContext } from '@adonisjs/core/http'
import type { SharePostRequest, SharePostResult } from '#contract/slack/data/slack'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { idempotencyOf } from '#core/http/request/idempotency'
import { type Membership } from '#organizations/public'
import { may } from '#contract/organizations/rules/abilities'
import { requirePost, type MemberPost } from '#posts/public'
import ScheduleShare from '#slack/actions/schedule_share'
import ShareToChannel from '#slack/actions/share_to_channel'
import StartBroadcast from '#slack/actions/start_broadcast'
import { channelNotFound, channelRequired, noChannels, postPrivate } from '#slack/errors'
import SlackPolicy from '#slack/policies/slack_policy'
import { buildPayload } from '#slack/queries/build_payload'
import { findChannel, hasChannels } from '#slack/queries/slack_channels'
import { requireConnection } from '#slack/queries/find_connection'
import { isScheduled, requireShareable } from '#slack/queries/find_shared_post'
import { sharePostValidator } from '#slack/validators/slack_validator'
import type { User } from '#identity/public'

interface Share {
  post: MemberPost['post']
  membership: Membership
  sender: User
  input: SharePostRequest
}

/** A share with its channel; null: to all members. */
interface Sent extends Share {
  slackChannelId: string | null
  idempotency?: Idempotency
}

/** Shares posts to Slack: to a channel within the request, to all members in a job, or when a scheduled post starts. */
export default class SlackSharesController {
  /** Shares a post in a channel, or with everybody. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, params, request, response } = ctx
    const sender = auth.getUserOrFail()
    const { post, membership } = await requirePost(sender.id, params.id)
    await bouncer.with(SlackPolicy).authorize('share', membership)
    const input = await request.validateUsing(sharePostValidator)
    const connection = await requireConnection(membership.organizationId)
    requireShareable(post)
    if (!post.isPublic) throw postPrivate()
    const share = { post, membership, sender, input }
    const toAll = await goesToAll(share)
    if (toAll) await bouncer.with(SlackPolicy).authorize('messageAll', membership)
    const slackChannelId = toAll ? null : await channelOf(share)
    const idempotency = await idempotencyOf(request, { postId: post.id, ...input })
    const sent = { ...share, slackChannelId, idempotency }
    if (isScheduled(post)) return response.json(await this.#later(sent))
    if (slackChannelId === null) return response.json(await this.#toAll(sent))
    const payload = await buildPayload({ ...share, message: input.message })
    await new ShareToChannel().handle({
      connection,
      slackChannelId,
      payload,
      userId: sender.id,
      idempotency,
    })
    const message = 'The post has been shared to Slack.'
    return response.json({
      success: true,
      message,
      broadcastId: null,
      waitsForStart: false,
    } satisfies SharePostResult)
  }

  async #later({
    post,
    membership,
    sender,
    input,
    slackChannelId,
    idempotency,
  }: Sent): Promise<SharePostResult> {
    await new ScheduleShare().handle({
      organizationId: membership.organizationId,
      postId: post.id,
      userId: sender.id,
      slackChannelId,
      message: input.message,
      idempotency,
    })
    const message = 'The post is shared to Slack when it starts.'
    return { success: true, message, broadcastId: null, waitsForStart: true }
  }

  async #toAll({ post, membership, sender, input, idempotency }: Sent): Promise<SharePostResult> {
    const { message } = input
    const broadcastId = await new StartBroadcast().handle({
      organizationId: membership.organizationId,
      userId: sender.id,
      postId: post.id,
      message,
      payload: await buildPayload({ message, post, sender, membership }),
      idempotency,
    })
    return { success: true, message: 'The message is being sent.', broadcastId, waitsForStart: false }
  }
}

/** Without a channel to share to, admins message all members. */
async function goesToAll({ input, membership }: Share): Promise<boolean> {
  if (input.shareType === 'all') return true
  if (await hasChannels(membership.organizationId)) return false
  if (!may(membership.role, 'messageAll')) throw noChannels()
  return true
}

/** Only accepts a synced channel, because Slack would accept the id of a user too. */
async function channelOf({ input, membership }: Share): Promise<string> {
  if (input.channelId === undefined) throw channelRequired()
  const channel = await findChannel(membership.organizationId, input.channelId)
  if (channel === null) throw channelNotFound()
  return channel.slack_channel_id
}
