import type { Mood } from '#contract/posts/data/mood'

/** A suggestion or reply with its author and mood. */
export interface CommentRecord {
  id: string
  postId: string
  parentId: string | null
  content: string
  isAiGenerated: boolean
  claimedAt: string | null
  claimedByUserId: string | null
  claimedByVisitor: string | null
  /** The edited copy; null when it was copied unchanged, or is available. */
  copiedContent: string | null
  /** The suggestion it is a near-duplicate of, which was accepted. */
  similarTo: { id: string; content: string } | null
  mood: Mood | null
  author: { id: string; name: string; avatarPath: string | null } | null
  createdAt: string
  updatedAt: string
}
