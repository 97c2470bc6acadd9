import { FIRST_PUBLIC_POST, type ModerationStatus } from '#contract/rules/post'

interface Judged {
  isPublic: boolean
  /** Whether a moderator has looked at a public post of the organization. */
  isReviewed: boolean
  /** What the host of the link says. */
  moderationStatus: ModerationStatus
}

/** The moderation of a post that nobody has decided about: a public one of a new organization waits, whatever its host. */
export function firstModeration({ isPublic, isReviewed, moderationStatus }: Judged) {
  if (!isPublic || isReviewed) return { moderationStatus, moderationReason: null }
  return { moderationStatus: 'pending' as const, moderationReason: FIRST_PUBLIC_POST }
}
