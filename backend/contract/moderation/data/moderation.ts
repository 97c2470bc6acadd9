import type { ErrorCode } from '../../error_code.ts'
import type { ModerationAction, ModerationStatus } from '../../posts/rules/post.ts'
import type { ModerationDecision } from './moderation_decision.ts'
import type { PageQuery, Pagination } from '../../core/data/pagination.ts'
import type { PublicPost } from '../../posts/data/post.ts'

/** What moderators see of a public post in addition to its link. */
export type ModeratedContent = Pick<
  PublicPost,
  'comment' | 'isSensitive' | 'creator' | 'organization' | 'tags'
>

/** A pending post. If it is private, only title, link and host are shown, and `organization` is null. */
export interface PendingPost extends Omit<ModeratedContent, 'organization'> {
  id: string
  title: string
  url: string
  host: string
  isPublic: boolean
  createdAt: string
  organization: ModeratedContent['organization'] | null
  /** Other pending posts with the same host, which approving the host approves too. */
  othersOfHost: number
  /** Whether the host can be approved: it is neither approved nor blocked, and not a link shortener. */
  hostCanBeApproved: boolean
  isHostApproved: boolean
  /**
   * `first_public_post`, `domain_not_reviewed`, or the reason of an earlier rejection, after which the post was
   * resubmitted.
   */
  moderationReason: string | null
}

/** The queue, oldest first. */
export interface ModerationQueue {
  posts: PendingPost[]
  pagination: Pagination
  stats: ModerationStats
}

/** `today` begins at midnight UTC, or at the time sent by the client. */
export interface ModerationStats {
  pending: number
  approvedToday: number
  rejectedToday: number
}

export interface ModerationQueueQuery extends PageQuery {
  /** The start of the client's day, at most 48 hours ago. */
  since?: string
}

export interface ModeratePostRequest {
  action: ModerationAction
  /** The reason for the organization. */
  reason?: string | null
  /** Also approves the host of the link, and with it the other posts that wait for it. */
  approveDomain?: boolean
  /** Rejects a public post that reports have hidden, although its link is approved. */
  overrule?: boolean
}

export interface ModerateAnswer {
  post: { id: string; moderationStatus: ModerationStatus; moderationReason: string | null }
  /** Present when the host was approved, with the number of other posts approved with it. */
  domainApproved?: { domain: string; approvedDate: string; approvedPosts: number }
}

export interface ModeratePostsRequest extends Omit<ModeratePostRequest, 'approveDomain' | 'overrule'> {
  ids: string[]
}

/** A decision that can be undone. The host is approved only with a single post. */
export interface PendingDecisionRequest extends ModeratePostRequest {
  ids: string[]
}

/** The result for one post; each post is decided separately. */
export interface ModerationResult {
  id: string
  /** Null on success. */
  error: ErrorCode | null
  /** The earlier decision of another moderator, on POST_MODERATED. */
  decision?: ModerationDecision
}

export interface ModerationResultList {
  results: ModerationResult[]
}
