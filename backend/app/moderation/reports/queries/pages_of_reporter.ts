import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
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

/** Every report of a user. */
export function pagesOfReporter(userId: string): AsyncGenerator<ReportRecord[]> {
  return pagesById<ReportRecord>(({ after, limit }) =>
    db
      .from('reports')
      .where('reporter_id', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'post_id', 'reason', 'description', 'status', 'moderator_response')
      .select('created_at', 'resolved_at'),
  )
}
