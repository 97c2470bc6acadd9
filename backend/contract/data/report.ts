import type { ModerationStatus } from '../rules/post.ts'
import type { ReportEventAction, ReportReason, ReportStatus } from '../rules/report.ts'
import type { PendingPostDetails } from './moderation.ts'
import type { AnchoredPageQuery, Pagination } from './pagination.ts'

/** What reporters and administrators both see of a report. */
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
    /** The public address; null unless the public sees the post. */
    publicUrl: string | null
    /** Administrators can look at it. */
    isPublic: boolean
    /** Hidden from the public because of its reports. */
    isHidden: boolean
    moderationStatus: ModerationStatus
    /** Open reports about it, of all people. */
    openReports: number
  }
  /** Null when the account has been deleted. */
  reporter: { id: string; name: string; email: string } | null
  /** Null while the report is pending, and when the account has been deleted. */
  resolver: { id: string; name: string } | null
  /** How much it counts towards hiding the post, in percent of a person; 0 of an account without standing. */
  weight: number
  /** Oldest first. */
  events: ReportEvent[]
}

export interface ReportList {
  reports: Report[]
  pagination: Pagination
  /** How many hidden posts the people of the filter have reported; null when it names nobody. */
  hiddenPosts: number | null
}

/** Many accounts without standing have reported within an hour. */
export interface ReportAlarm {
  accounts: number
  posts: number
}

/** A public post that somebody has reported, as administrators see it, also while the public does not. */
export interface AdministeredPost {
  id: string
  title: string
  url: string
  host: string
  createdAt: string
  details: PendingPostDetails
  moderationStatus: ModerationStatus
  moderationReason: string | null
  isHidden: boolean
  /** The public address; null unless the public sees the post. */
  publicUrl: string | null
  openReports: number
}

export interface ReportPostRequest {
  reason: ReportReason
  description?: string | null
}

export interface ResolveReportRequest {
  moderatorResponse: string
  /** Whether a hidden post is shown to the public again; otherwise it stays as it is. */
  showPost?: boolean
  /** Whether the report is unfounded: later reports of the person weigh less. Showing the post says so too. */
  turnedDown?: boolean
}

/** The query of all reports, for administrators; an absent filter matches everything. */
export interface ReportListQuery extends AnchoredPageQuery {
  status?: ReportStatus | 'all'
  reason?: ReportReason | 'all'
  /** A text that is no id matches nothing. */
  organizationId?: string
  /** The reporter. */
  userId?: string
  /** Everybody who has reported the post with this id. */
  reportersOf?: string
  /** The reports of the last day that do not count towards hiding a post. */
  withoutWeight?: boolean
  /** Those of posts that are hidden now. */
  hidden?: boolean
}

/** Turns down the open reports of some people with one response, and shows the posts they hide. Names people in one way at least. */
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
