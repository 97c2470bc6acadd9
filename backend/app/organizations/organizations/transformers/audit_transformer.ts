import type { AuditEntry } from '#contract/organizations/data/audit'
import { instantToIso } from '#core/database/rows/instant'
import type { AuditRow } from '#organizations/organizations/queries/list_audit'
import type { AuditFields } from '#organizations/organizations/repositories/record_audit'

const parsed = (json: string | null) => (json === null ? null : (JSON.parse(json) as AuditFields))

/** An audit entry, as admins and owners see it. */
export function forAdmin(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name! },
    subject: row.subject,
    before: parsed(row.before),
    after: parsed(row.after),
    createdAt: instantToIso(row.created_at),
  }
}
