import type { Idempotency } from '#core/database/transactions/idempotency'
import { may } from '#contract/organizations/rules/abilities'
import { sha256 } from '#core/runtime/hashing/sha256'
import { User } from '#identity/public'
import { findMembership, type Membership } from '#organizations/public'
import type { MemberPost } from '#posts/public'
import ShareToChannel from '#slack/actions/share_to_channel'
import StartBroadcast from '#slack/actions/start_broadcast'
import { channelNotFound, postPrivate, slackForbidden } from '#slack/errors'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'
import { buildPayload } from '#slack/queries/build_payload'
import { requireConnection } from '#slack/queries/find_connection'
import { requireShareable } from '#slack/queries/find_shared_post'
import { findChannel } from '#slack/queries/slack_channels'

type StartedPost = MemberPost['post']

/**
 * Sends a share of a post that has started, with the rights that its sender has now. It is sent once, however often it is
 * tried. Throws the errors of a share.
 */
export default class SendScheduledShare {
  async handle(share: SlackScheduledShareRow, post: StartedPost): Promise<void> {
    requireShareable(post)
    const organizationId = post.organization.id
    const connection = await requireConnection(organizationId)
    const sender = await User.findOrFail(share.user_id)
    const membership = await requireSender(share, organizationId)
    const { message, slack_channel_id: slackChannelId } = share
    const payload = await buildPayload({ message, post, sender, membership })
    const sent = { userId: sender.id, payload, idempotency: idempotencyOf(share) }
    if (slackChannelId === null) {
      await new StartBroadcast().handle({ ...sent, organizationId, postId: post.id, message })
      return
    }
    if (!post.isPublic) throw postPrivate()
    if ((await findChannel(organizationId, slackChannelId)) === null) throw channelNotFound()
    await new ShareToChannel().handle({ ...sent, connection, slackChannelId })
  }
}

async function requireSender(share: SlackScheduledShareRow, organizationId: string): Promise<Membership> {
  const membership = await findMembership(share.user_id, organizationId)
  const ability = share.slack_channel_id === null ? 'messageAll' : 'shareToChannel'
  if (membership === null || !may(membership.role, ability)) throw slackForbidden()
  return membership
}

/** That of the request for a message to all, which may be repeated after the start; otherwise one of the share itself. */
function idempotencyOf({
  id,
  slack_channel_id: slackChannelId,
  idempotency_key: key,
  idempotency_hash: hash,
}: SlackScheduledShareRow): Idempotency {
  if (slackChannelId === null && key !== null && hash !== null) return { key, hash }
  return { key: id, hash: sha256.base64url(id) }
}
