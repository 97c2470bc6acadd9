import db from '@adonisjs/lucid/services/db'
import type { ReportEventAction } from '#contract/moderation/rules/report'
import { personJoin } from '#identity/public'

/** A resolution or reopening with its actor. */
export interface ReportEventRow {
  id: string
  report_id: string
  action: ReportEventAction
  response: string | null
  created_at: string
  actor_id: string | null
  actor_name: string | null
}

/** The history of each of these reports, oldest first. */
export async function eventsOfReports(ids: readonly string[]): Promise<Map<string, ReportEventRow[]>> {
  const rows: ReportEventRow[] = await db
    .from('report_events')
    .joinRaw(personJoin('report_events.actor_id'))
    .whereIn('report_events.report_id', [...ids])
    .orderBy('report_events.created_at')
    .orderBy('report_events.id')
    .select('report_events.id', 'report_events.report_id', 'report_events.action')
    .select('report_events.response', 'report_events.created_at')
    .select('users.id as actor_id', 'users.name as actor_name')
  return Map.groupBy(rows, ({ report_id }) => report_id)
}
