import type { ReportReason, ReportStatus } from '#contract/rules/report'

/** A report by itself, without what it is about. */
export interface ReportRecord {
  id: string
  post_id: string
  reason: ReportReason
  description: string | null
  status: ReportStatus
  moderator_response: string | null
  created_at: string
  resolved_at: string | null
}
