import db from '@adonisjs/lucid/services/db'
import type { LogFilter } from '#contract/core/data/log_query'
import type { PlatformAction } from '#contract/moderation/data/platform_log'
import { countRows } from '#core/database/rows/count_rows'
import { filterLog } from '#core/database/rows/filter_log'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { personJoin } from '#identity/public'

export type DecisionFilter = LogFilter<PlatformAction>

/** An entry of the platform log with the name of its actor. */
export interface DecisionRow {
  id: string
  action: PlatformAction
  actor_id: string | null
  actor_name: string | null
  target_id: string | null
  subject: string
  before: string | null
  after: string | null
  created_at: string
}

/** A page of the platform log, newest first. */
export function listDecisions(filter: DecisionFilter, page: PageRequest): Promise<DecisionRow[]> {
  return matching(filter)
    .joinRaw(personJoin('log.actor_id'))
    .orderBy('log.created_at', 'desc')
    .orderBy('log.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('log.id', 'log.action', 'log.target_id', 'log.subject', 'log.before', 'log.after')
    .select('log.created_at', 'users.id as actor_id', 'users.name as actor_name')
}

/**
 * The number of entries that match a filter; with `since`, only of those after it. Needs the order: without it,
 * PostgreSQL reads all entries before the first date.
 */
export function countDecisions(filter: DecisionFilter, since?: string): Promise<number> {
  const entries = matching(filter)
  if (since !== undefined) void entries.where('log.created_at', '>', since)
  return countRows(entries.orderBy('log.created_at', 'desc'))
}

function matching(filter: DecisionFilter) {
  const entries = db.from('platform_log_entries as log')
  filterLog(entries, 'log', filter)
  return entries
}
