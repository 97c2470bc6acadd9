import type { ModerationStatus } from '#contract/posts/rules/post'
import { fromInstant } from '#core/database/rows/instant'

/** A locked post, with the fields that a moderator's decision needs. */
export interface ModeratedPost {
  id: string
  organizationId: string
  /** Null when the author's account is gone. */
  authorId: string | null
  title: string
  host: string
  isPublic: boolean
  /** Open reports hide it from the public. */
  isHidden: boolean
  /** How often an administrator has shown it after reports had hidden it. */
  clearedCount: number
  listed: boolean
  status: ModerationStatus
  createdAt: Date
}

export const MODERATED_COLUMNS = [
  'id',
  'organization_id',
  'user_id',
  'title',
  'host',
  'is_public',
  'listed',
  'hidden_at',
  'cleared_count',
  'moderation_status',
  'created_at',
]

interface ModeratedRow {
  id: string
  organization_id: string
  user_id: string | null
  title: string
  host: string
  is_public: boolean | number
  listed: boolean | number
  hidden_at: string | null
  cleared_count: number
  moderation_status: ModerationStatus
  created_at: string
}

export const toModeratedPost = (row: ModeratedRow): ModeratedPost => ({
  id: row.id,
  organizationId: row.organization_id,
  authorId: row.user_id,
  title: row.title,
  host: row.host,
  isPublic: Boolean(row.is_public),
  isHidden: row.hidden_at !== null,
  clearedCount: row.cleared_count,
  listed: Boolean(row.listed),
  status: row.moderation_status,
  createdAt: fromInstant(row.created_at),
})
