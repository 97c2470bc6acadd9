import type { ReportReason, ReportStatus } from '#contract/moderation/rules/report'

/** A report without its post. */
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
