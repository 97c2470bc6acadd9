import type { HttpContext } from '@adonisjs/core/http'
import type { SharePostRequest, SharePostResult } from '#contract/data/slack'
import { idempotencyOf } from '#core/http/idempotency'
import { may, type Membership } from '#organizations/public'
import { requirePost, type PostRecord } from '#posts/public'
import ShareToChannel from '#slack/actions/share_to_channel'
import StartBroadcast from '#slack/actions/start_broadcast'
import { channelNotFound, channelRequired, noChannels, postPrivate } from '#slack/errors'
import SlackPolicy from '#slack/policies/slack_policy'
import { buildPayload } from '#slack/queries/build_payload'
import { findChannel, hasChannels } from '#slack/queries/find_channel'
import { requireConnection } from '#slack/queries/find_connection'
import { requireApproved } from '#slack/queries/find_shared_post'
import { sharePostValidator } from '#slack/validators/slack_validator'
import type { User } from '#users/public'

interface Share {
  post: PostRecord
  membership: Membership
  sender: User
  input: SharePostRequest
}

/** Posts that are shared to Slack: to a channel while the request waits, or to all as a job. */
export default class SlackSharesController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, params, request, response } = ctx
    const sender = auth.getUserOrFail()
    const { post, membership } = await requirePost(sender.id, params.id)
    await bouncer.with(SlackPolicy).authorize('share', membership)
    const input = await request.validateUsing(sharePostValidator)
    const connection = await requireConnection(membership.organizationId)
    requireApproved(post)
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

/** Without a channel to share to, administrators message all. */
async function goesToAll({ input, membership }: Share): Promise<boolean> {
  if (input.shareType === 'all') return true
  if (await hasChannels(membership.organizationId)) return false
  if (!may(membership.role, 'messageAll')) throw noChannels()
  return true
}

/** Only a synced channel, because Slack takes the id of a person too. */
async function channelOf({ input, post, membership }: Share): Promise<string> {
  if (input.channelId === undefined) throw channelRequired()
  if (!post.isPublic) throw postPrivate()
  const channel = await findChannel(membership.organizationId, input.channelId)
  if (channel === null) throw channelNotFound()
  return channel.slack_channel_id
}
