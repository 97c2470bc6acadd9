import { FIRST_PUBLIC_POST, type ModerationStatus } from '#contract/posts/rules/post'

interface Judged {
  isPublic: boolean
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
  /** The status that the host of the link implies. */
  moderationStatus: ModerationStatus
}

/** The moderation of a post without a decision. A public post of a new organization is pending, whatever its host. */
export function firstModeration({ isPublic, isReviewed, moderationStatus }: Judged) {
  if (!isPublic || isReviewed) return { moderationStatus, moderationReason: null }
  return { moderationStatus: 'pending' as const, moderationReason: FIRST_PUBLIC_POST }
}

/** The fields of a post without a moderator's decision. */
export const UNMODERATED = {
  moderationReason: null,
  moderatedAt: null,
  moderatedBy: null,
  approvedByHostId: null,
}
