import type { ReportReason, ReportStatus } from '../rules/report.ts'
import type { Pagination } from './pagination.ts'

/** What a report says, whoever reads it. */
interface ReportWords {
  id: string
  status: ReportStatus
  reason: ReportReason
  description: string | null
  /** What an administrator answered; null while the report waits. */
  moderatorResponse: string | null
  createdAt: string
  resolvedAt: string | null
}

/** Where a reported post is to be found. */
interface ReportedPost {
  title: string
  organization: { name: string; slug: string }
}

/** A report, as whoever made it sees it. */
export interface MyReport extends ReportWords {
  /** Null when the public lists show the post no longer. */
  post: (ReportedPost & { publicUrl: string }) | null
}

export interface MyReportList {
  reports: MyReport[]
  pagination: Pagination
}

/** A report, as administrators see it. */
export interface Report extends ReportWords {
  post: ReportedPost & {
    id: string
    organization: { id: string }
    /** The public address; null unless the post is public and approved. */
    publicUrl: string | null
  }
  /** Null when the person has left the product. */
  reporter: { id: string; name: string; email: string } | null
  /** Who answered; null while the report waits, and when the person has left the product. */
  resolver: { id: string; name: string } | null
}

export interface ReportList {
  reports: Report[]
  pagination: Pagination
}
