import type { ErrorCode } from '../error_code.ts'
import type { ModerationAction, ModerationStatus } from '../rules/post.ts'
import type { ModerationDecision } from './moderation_decision.ts'
import type { PageQuery, Pagination } from './pagination.ts'
import type { Tag } from './tag.ts'

/** A post that waits for a moderator. Of a private one only title, link and host are shown. */
export interface PendingPost {
  id: string
  title: string
  url: string
  host: string
  isPublic: boolean
  createdAt: string
  /** Null for private posts. */
  details: PendingPostDetails | null
  /** Other pending posts with the same host, which approving the host approves too. */
  othersOfHost: number
  /** Whether the host can be approved: it is neither approved nor blocked, and no link shortener. */
  hostCanBeApproved: boolean
  isHostApproved: boolean
  /** `first_public_post`, or the reason of an earlier rejection, after which the post was sent again. */
  moderationReason: string | null
}

export interface PendingPostDetails {
  comment: string | null
  isSensitive: boolean
  creator: { name: string } | null
  organization: { id: string; name: string; slug: string }
  tags: Tag[]
}

/** The queue, oldest first. */
export interface ModerationQueue {
  posts: PendingPost[]
  pagination: Pagination
  stats: ModerationStats
}

/** `today` begins at the start of the day in UTC, or where the client says that its day begins. */
export interface ModerationStats {
  pending: number
  approvedToday: number
  rejectedToday: number
}

export interface ModerationQueueQuery extends PageQuery {
  /** When the day of the client began, at most 48 hours ago. */
  since?: string
}

export interface ModeratePostRequest {
  action: ModerationAction
  /** Required for a rejection. */
  reason?: string | null
  /** Also approves the host of the link, and with it the other pending posts of that host. */
  approveDomain?: boolean
  /** Rejects a public post that reports have hidden, although its link is approved. */
  overrule?: boolean
}

export interface ModerateAnswer {
  post: { id: string; moderationStatus: ModerationStatus; moderationReason: string | null }
  /** Present when the host was approved, with the number of other posts that were approved by that. */
  domainApproved?: { domain: string; approvedDate: string; approvedPosts: number }
}

export interface ModeratePostsRequest extends Omit<ModeratePostRequest, 'approveDomain' | 'overrule'> {
  ids: string[]
}

/** The outcome for one post: each is decided by itself. */
export interface ModerationResult {
  id: string
  /** Null when the post was decided about. */
  error: ErrorCode | null
  /** What somebody else decided before, on POST_MODERATED. */
  decision?: ModerationDecision
}

export interface ModerationResultList {
  results: ModerationResult[]
}
