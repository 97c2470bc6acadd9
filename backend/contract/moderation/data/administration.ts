import type { Pagination } from '../../core/data/pagination.ts'
import type { ModerationQueue } from './moderation.ts'
import type { ReportAlarm, ReportList } from './report.ts'
import type { SupportRequestList } from './support.ts'

/** The kinds of tasks that wait for administrators. */
export const WAITING_KINDS = ['posts', 'reports', 'requests', 'jobs'] as const

export type WaitingKind = (typeof WAITING_KINDS)[number]

/** How many wait, and since when the oldest does; null if there is none. */
export interface Waiting {
  count: number
  oldestAt: string | null
}

/** The totals of an installation, in the order in which they are shown. */
export const ADMIN_TOTALS = [
  'totalUsers',
  'totalOrganizations',
  'totalPosts',
  'postsPendingModeration',
] as const

export type AdminTotal = (typeof ADMIN_TOTALS)[number]

/** How many weeks a trend has, the last of which has not ended. */
export const TREND_WEEKS = 12

/** What was new in each of the last weeks, oldest first, and how many posts moderators reviewed; ten minutes old at most. */
export interface WeeklyTrends {
  /** The Monday, in UTC, on which the first week began. */
  from: string
  counts: Record<AdminTotal, number[]>
}

/** The totals of an installation, which may be a minute old; `waiting` is current. */
export interface AdminStats {
  totalUsers: number
  totalOrganizations: number
  totalPosts: number
  postsPendingModeration: number
  waiting: Record<WaitingKind, Waiting>
  weekly: WeeklyTrends
  /** Null without an alarm. */
  reportAlarm: ReportAlarm | null
}

/** A failed job, without its payload. */
export interface FailedJob {
  id: string
  name: string
  /** The number of tries. */
  attempts: number
  error: string | null
  failedAt: string
}

/** A page of the failed jobs, latest first. */
export interface FailedJobList {
  jobs: FailedJob[]
  pagination: Pagination
}

/** How many of each kind that waits the dashboard shows. */
export const WAITING_SHOWN = 3

/** What the dashboard of administrators shows: the totals, and the first of each kind that waits. */
export interface Administration {
  stats: AdminStats
  posts: ModerationQueue
  reports: ReportList
  requests: SupportRequestList
  jobs: FailedJobList
}
