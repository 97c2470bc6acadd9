import type { ModerationStatus } from '#contract/rules/post'
import type { Picture } from '#contract/data/link_preview'
import type { Mood } from '#contract/data/mood'
import type { Tag } from '#contract/data/tag'

/** A post with its organization, author and tags. */
export interface PostRecord {
  id: string
  slug: string
  title: string
  url: string
  host: string
  comment: string | null
  linkDescription: string | null
  picture: Picture | null
  mood: Mood | null
  isPublic: boolean
  isSensitive: boolean
  sensitiveByModerator: boolean
  moderationStatus: ModerationStatus
  moderationReason: string | null
  isHidden: boolean
  listed: boolean
  commentsCount: number
  availableCount: number
  createdAt: string
  updatedAt: string
  organization: { id: string; name: string; slug: string }
  author: { id: string; name: string; avatarPath: string | null } | null
  tags: Tag[]
}
