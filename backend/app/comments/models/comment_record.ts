import type { Mood } from '#contract/data/mood'

/** A suggestion or reply with its author and mood. */
export interface CommentRecord {
  id: string
  postId: string
  parentId: string | null
  content: string
  isAiGenerated: boolean
  lockedAt: string | null
  lockedByUserId: string | null
  lockedByVisitor: string | null
  /** What was handed out when it was edited before copying. */
  copiedContent: string | null
  /** The suggestion it was accepted beside, though it says nearly the same. */
  similarTo: { id: string; content: string } | null
  mood: Mood | null
  author: { id: string; name: string; avatarPath: string | null } | null
  createdAt: string
  updatedAt: string
}
