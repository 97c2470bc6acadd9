import type { AuditAction } from '#contract/organizations/data/audit'

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
