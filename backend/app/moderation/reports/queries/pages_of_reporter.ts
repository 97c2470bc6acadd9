import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import type { ReportRecord } from '#moderation/reports/models/report_record'

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
