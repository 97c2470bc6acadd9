import db from '@adonisjs/lucid/services/db'
import type { LogFilter } from '#contract/core/data/log_query'
import type { AuditAction } from '#contract/organizations/data/audit'
import { countRows } from '#core/database/rows/count_rows'
import { filterLog } from '#core/database/rows/filter_log'
import { personJoin } from '#identity/public'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'

/** A row of the audit log, with the name of the actor. */
export interface AuditRow {
  id: string
  action: AuditAction
  actor_id: string | null
  actor_name: string | null
  subject: string | null
  /** JSON. */
  before: string | null
  after: string | null
  created_at: string
}

/** The entries of an organization that match a filter. */
export interface AuditScope extends LogFilter<AuditAction> {
  organizationId: string
}

/** A page of the audit log, newest first. */
export function listAudit(scope: AuditScope, page: PageRequest): Promise<AuditRow[]> {
  return matching(scope)
    .joinRaw(personJoin('audit_entries.actor_id'))
    .orderBy('audit_entries.created_at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('audit_entries.id', 'audit_entries.action', 'audit_entries.subject')
    .select('audit_entries.before', 'audit_entries.after', 'audit_entries.created_at')
    .select('users.id as actor_id', 'users.name as actor_name')
}

/** The number of entries that match a filter; with `since`, only of those after it. */
export function countAudit(scope: AuditScope, since?: string): Promise<number> {
  const entries = matching(scope)
  if (since !== undefined) void entries.where('audit_entries.created_at', '>', since)
  return countRows(entries)
}

function matching({ organizationId, ...filter }: AuditScope) {
  const entries = db.from('audit_entries').where('audit_entries.organization_id', organizationId)
  filterLog(entries, 'audit_entries', filter)
  return entries
}
