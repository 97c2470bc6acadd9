import type { ModerationStatus } from '../../posts/rules/post.ts'
import type { ReportDecision, ReportEventAction, ReportReason, ReportStatus } from '../rules/report.ts'
import type { ModeratedContent } from './moderation.ts'
import type { AnchoredPageQuery, Pagination } from '../../core/data/pagination.ts'

/** The fields of a report that both reporters and administrators see. */
interface ReportFields {
  id: string
  status: ReportStatus
  reason: ReportReason
  description: string | null
  /** Null while the report is pending. */
  moderatorResponse: string | null
  createdAt: string
  resolvedAt: string | null
}

interface ReportedPost {
  title: string
  isSensitive: boolean
  organization: { name: string; slug: string }
}

/** A report, as its reporter sees it. */
export interface MyReport extends ReportFields {
  /** Null when the post is no longer listed. */
  post: (ReportedPost & { publicUrl: string }) | null
}

export interface MyReportList {
  reports: MyReport[]
  pagination: Pagination
}

/** A resolution or reopening of a report. */
export interface ReportEvent {
  id: string
  action: ReportEventAction
  /** The response to the reporter; null when the report was reopened. */
  response: string | null
  at: string
  /** Null when the account has been deleted. */
  actor: { id: string; name: string } | null
}

/** A report, as administrators see it. */
export interface Report extends ReportFields {
  post: ReportedPost & {
    id: string
    organization: { id: string }
    /** The public address; null unless the post is listed. */
    publicUrl: string | null
    /** Whether administrators can view it. */
    isPublic: boolean
    /** Whether it is hidden from the public because of its reports. */
    isHidden: boolean
    /** The host of its link. */
    host: string
    moderationStatus: ModerationStatus
    /** The number of open reports about it, by all reporters. */
    openReports: number
  }
  /** Null when the account has been deleted. */
  reporter: { id: string; name: string; email: string } | null
  /** Null while the report is pending, and when the account has been deleted. */
  resolver: { id: string; name: string } | null
  /** Its weight towards hiding the post, in percent of a full report; 0 for an account without standing. */
  weight: number
  /** Oldest first. */
  events: ReportEvent[]
}

export interface ReportList {
  reports: Report[]
  pagination: Pagination
  /** How many hidden posts the reporters of the filter have reported; null without such a filter. */
  hiddenPosts: number | null
}

/** Many accounts without standing have reported within an hour. */
export interface ReportAlarm {
  accounts: number
  posts: number
}

/** A reported public post, as administrators see it, even while it is hidden. */
export interface AdministeredPost {
  id: string
  title: string
  url: string
  host: string
  createdAt: string
  details: ModeratedContent
  moderationStatus: ModerationStatus
  moderationReason: string | null
  isHidden: boolean
  /** The public address; null unless the post is listed. */
  publicUrl: string | null
  openReports: number
}

export interface ReportPostRequest {
  reason: ReportReason
  description?: string | null
}

export interface ResolveReportRequest {
  moderatorResponse: string
  /** Whether a hidden post is shown to the public again; by default it is not changed. */
  showPost?: boolean
  /** Whether the report is unfounded, which lowers the weight of the user's later reports. Showing the post implies it. */
  turnedDown?: boolean
  /** What happens to the post in the same step; by default nothing. One that hides it excludes `showPost`. */
  decision?: ReportDecision
}

/** The query of all reports, for administrators; an absent filter matches everything. */
export interface ReportListQuery extends AnchoredPageQuery {
  status?: ReportStatus | 'all'
  reason?: ReportReason | 'all'
  /** Text that is not an id matches nothing. */
  organizationId?: string
  /** The reporter. */
  userId?: string
  /** The reports of all users who have reported the post with this id. */
  reportersOf?: string
  /** The reports of the last day without weight. */
  withoutWeight?: boolean
  /** Reports of posts that are hidden now. */
  hidden?: boolean
}

/**
 * Turns down the open reports of the selected reporters with one response, and shows the posts they hide. Requires at
 * least one filter for reporters.
 */
export interface TurnDownReportsRequest extends Pick<
  ReportListQuery,
  'userId' | 'reportersOf' | 'withoutWeight'
> {
  moderatorResponse: string
}

/** The outcome; a request turns down at most a hundred reports. */
export interface TurnedDownReports {
  resolvedReports: number
  shownPosts: number
  remainingReports: number
}
