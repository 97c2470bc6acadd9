import type { ModerationStatus } from '../../posts/rules/post.ts'

/** A moderator's decision about a post; the times and the name are null when the host decided. */
export interface ModerationDecision {
  status: ModerationStatus
  reason: string | null
  moderatedAt: string | null
  moderator: string | null
}
