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
  mood: Mood | null
  author: { id: string; name: string; avatarPath: string | null } | null
  createdAt: string
  updatedAt: string
}
