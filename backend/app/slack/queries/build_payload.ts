import { findPublicOrganization, type Membership } from '#organizations/public'
import { type PostRecord, findPreviewPicture } from '#posts/public'
import { allowedMentions } from '#slack/rules/allowed_mentions'
import { buildMessage, type SlackPayload } from '#slack/rules/build_message'
import type { User } from '#identity/public'

interface PayloadInput {
  message: string
  post: PostRecord | null
  sender: User
  membership: Membership
}

/** Builds the message for Slack, from the stored data of the organization and the preview of the post's link. */
export async function buildPayload({
  message,
  post,
  sender,
  membership,
}: PayloadInput): Promise<SlackPayload> {
  const organization = await findPublicOrganization({ id: membership.organizationId })
  return buildMessage({
    message,
    post,
    imageUrl: post === null || post.isSensitive ? null : await findPreviewPicture(post.url),
    sender: { name: sender.name, language: sender.language },
    organization: organization?.name ?? '',
    isAllowed: allowedMentions(membership.role, organization?.slack_share_message ?? null),
  })
}
