import db from '@adonisjs/lucid/services/db'
import { offsetOf, type PageRequest } from '#core/pagination'
import type { AuditRow } from './audit_row.js'

/** A page of what was done in an organization, newest first. */
export function listAudit(organizationId: string, page: PageRequest): Promise<AuditRow[]> {
  return db
    .from('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .where('audit_entries.organization_id', organizationId)
    .orderBy('audit_entries.created_at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('audit_entries.id', 'audit_entries.action', 'audit_entries.subject')
    .select('audit_entries.before', 'audit_entries.after', 'audit_entries.created_at')
    .select('users.id as actor_id', 'users.name as actor_name')
}

/** How many entries the audit log of an organization holds. */
export async function countAudit(organizationId: string): Promise<number> {
  const row = await db
    .from('audit_entries')
    .where('organization_id', organizationId)
    .count('* as total')
    .firstOrFail()
  return Number(row.total)
}
