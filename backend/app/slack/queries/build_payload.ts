import { findPublicOrganization, type Membership } from '#organizations/public'
import { findPreview } from '#posts/public'
import { allowedMentions } from '#slack/rules/allowed_mentions'
import { buildMessage, type MessagePost, type SlackPayload } from '#slack/rules/build_message'
import type { User } from '#identity/public'

interface PayloadInput {
  message: string
  post: MessagePost | null
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
  const isShown = post !== null && !post.isSensitive
  const preview = isShown ? await findPreview(post.url, { fetch: false }) : null
  return buildMessage({
    message,
    post,
    imageUrl: preview?.imageUrl ?? null,
    sender: { name: sender.name, language: sender.language },
    organization: organization?.name ?? '',
    isAllowed: allowedMentions(membership.role, organization?.slack_share_message ?? null),
  })
}
