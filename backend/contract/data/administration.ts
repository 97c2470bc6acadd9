import type { Pagination } from './pagination.ts'
import type { ReportAlarm } from './report.ts'

/** What waits for administrators. */
export const WAITING_KINDS = ['posts', 'reports', 'requests', 'jobs'] as const

export type WaitingKind = (typeof WAITING_KINDS)[number]

/** How many wait, and since when the oldest does; null when none does. */
export interface Waiting {
  count: number
  oldestAt: string | null
}

/** The totals of an installation. They may be a minute old; what waits is not. */
export interface AdminStats {
  totalUsers: number
  totalOrganizations: number
  totalPosts: number
  postsPendingModeration: number
  waiting: Record<WaitingKind, Waiting>
  /** Null while there is none. */
  reportAlarm: ReportAlarm | null
}

/** A job that was given up. What it was about is not shown. */
export interface FailedJob {
  id: string
  name: string
  /** How often it was tried. */
  attempts: number
  error: string | null
  failedAt: string
}

/** A page of the jobs that were given up, latest first. */
export interface FailedJobList {
  jobs: FailedJob[]
  pagination: Pagination
}
