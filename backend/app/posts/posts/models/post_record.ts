import type { ModerationStatus } from '#contract/posts/rules/post'
import type { Picture } from '#contract/posts/data/link_preview'
import type { Mood } from '#contract/posts/data/mood'
import type { Tag } from '#contract/posts/data/tag'
import type { NamedAuthor } from '#core/database/rows/author'
import type { AuthoredTexts } from '#posts/posts/rules/authored_texts'

/** A post with its organization, author and tags. */
export interface PostRecord extends AuthoredTexts {
  id: string
  slug: string
  host: string
  picture: Picture | null
  mood: Mood | null
  isPublic: boolean
  isSensitive: boolean
  sensitiveByModerator: boolean
  moderationStatus: ModerationStatus
  moderationReason: string | null
  isHidden: boolean
  listed: boolean
  /** Null once it has started. */
  startsAt: string | null
  /** Since when it is approved and has started. */
  startedAt: string | null
  windowHours: number | null
  endsAt: string | null
  timeZone: string | null
  membersPrepare: boolean
  isImportant: boolean
  isPinned: boolean
  commentsCount: number
  availableCount: number
  createdAt: string
  updatedAt: string
  organization: { id: string; name: string; slug: string }
  /** Null when their account is gone. */
  author: NamedAuthor | null
  tags: Tag[]
}
