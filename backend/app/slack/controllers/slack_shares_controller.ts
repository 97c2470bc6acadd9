import type { HttpContext } from '@adonisjs/core/http'
import type { SharePostRequest, SharePostResult } from '#contract/slack/data/slack'
import { idempotencyOf } from '#core/http/request/idempotency'
import { type Membership } from '#organizations/public'
import { may } from '#contract/organizations/rules/abilities'
import { requirePost } from '#posts/public'
import ShareToChannel from '#slack/actions/share_to_channel'
import StartBroadcast from '#slack/actions/start_broadcast'
import { channelNotFound, channelRequired, noChannels, postPrivate } from '#slack/errors'
import SlackPolicy from '#slack/policies/slack_policy'
import { buildPayload } from '#slack/queries/build_payload'
import { findChannel, hasChannels } from '#slack/queries/slack_channels'
import { requireConnection } from '#slack/queries/find_connection'
import { requireApproved } from '#slack/queries/find_shared_post'
import type { MessagePost } from '#slack/rules/build_message'
import { sharePostValidator } from '#slack/validators/slack_validator'
import type { User } from '#identity/public'

interface Share {
  post: MessagePost
  membership: Membership
  sender: User
  input: SharePostRequest
}

/** Shares posts to Slack: to a channel within the request, or to all members in a job. */
export default class SlackSharesController {
  /** Shares a post in a channel, or with everybody. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, params, request, response } = ctx
    const sender = auth.getUserOrFail()
    const { post, membership } = await requirePost(sender.id, params.id)
    await bouncer.with(SlackPolicy).authorize('share', membership)
    const input = await request.validateUsing(sharePostValidator)
    const connection = await requireConnection(membership.organizationId)
    requireApproved(post)
    if (!post.isPublic) throw postPrivate()
    const share = { post, membership, sender, input }
    if (await goesToAll(share)) {
      await bouncer.with(SlackPolicy).authorize('messageAll', membership)
      return response.json(await this.#toAll(ctx, share))
    }
    const payload = await buildPayload({ ...share, message: input.message })
    const idempotency = await idempotencyOf(request, { postId: post.id, ...input })
    const slackChannelId = await channelOf(share)
    await new ShareToChannel().handle({
      connection,
      slackChannelId,
      payload,
      userId: sender.id,
      idempotency,
    })
    const message = 'The post has been shared to Slack.'
    return response.json({ success: true, message, broadcastId: null } satisfies SharePostResult)
  }

  async #toAll(
    { request }: HttpContext,
    { post, membership, sender, input }: Share,
  ): Promise<SharePostResult> {
    const { message } = input
    const broadcastId = await new StartBroadcast().handle({
      organizationId: membership.organizationId,
      userId: sender.id,
      postId: post.id,
      message,
      payload: await buildPayload({ message, post, sender, membership }),
      idempotency: await idempotencyOf(request, { postId: post.id, ...input }),
    })
    return { success: true, message: 'The message is being sent.', broadcastId }
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
