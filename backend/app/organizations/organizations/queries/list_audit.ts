import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '#contract/organizations/data/audit'
import { countRows } from '#core/database/rows/count_rows'
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

/** A page of the audit log, newest first. */
export function listAudit(organizationId: string, page: PageRequest): Promise<AuditRow[]> {
  return db
    .from('audit_entries')
    .joinRaw(personJoin('audit_entries.actor_id'))
    .where('audit_entries.organization_id', organizationId)
    .orderBy('audit_entries.created_at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('audit_entries.id', 'audit_entries.action', 'audit_entries.subject')
    .select('audit_entries.before', 'audit_entries.after', 'audit_entries.created_at')
    .select('users.id as actor_id', 'users.name as actor_name')
}

/** The number of entries in the audit log; with `since`, only of those after it. */
export function countAudit(organizationId: string, since?: string): Promise<number> {
  const entries = db.from('audit_entries').where('organization_id', organizationId)
  if (since !== undefined) void entries.where('created_at', '>', since)
  return countRows(entries)
}
