import type { AuditAction } from '#contract/data/audit'

/** An entry of the audit log as the database answers, with the name of whoever did it. */
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
