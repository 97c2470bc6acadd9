import type { Mood } from '#contract/posts/data/mood'
import type { Claim } from '#suggestions/comments/rules/claim_state'

/** A suggestion or reply with its author and mood. */
export interface CommentRecord extends Claim {
  id: string
  postId: string
  parentId: string | null
  isAiGenerated: boolean
  /** The suggestion it is a near-duplicate of, which was accepted. */
  similarTo: { id: string; content: string } | null
  mood: Mood | null
  author: { id: string; name: string; avatarPath: string | null } | null
  createdAt: string
}
