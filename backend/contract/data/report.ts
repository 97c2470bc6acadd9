import type { ReportReason, ReportStatus } from '../rules/report.ts'
import type { PageQuery, Pagination } from './pagination.ts'

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

/** A report, as administrators see it. */
export interface Report extends ReportFields {
  post: ReportedPost & {
    id: string
    organization: { id: string }
    /** The public address; null unless the post is public and approved. */
    publicUrl: string | null
  }
  /** Null when the account has been deleted. */
  reporter: { id: string; name: string; email: string } | null
  /** Null while the report is pending, and when the account has been deleted. */
  resolver: { id: string; name: string } | null
}

export interface ReportList {
  reports: Report[]
  pagination: Pagination
}

export interface ReportPostRequest {
  reason: ReportReason
  description?: string | null
}

export interface ResolveReportRequest {
  moderatorResponse: string
}

/** The query of all reports, for administrators; an absent filter matches everything. */
export interface ReportListQuery extends PageQuery {
  status?: ReportStatus
  reason?: ReportReason
  organizationId?: string
  /** The reporter. */
  userId?: string
}
