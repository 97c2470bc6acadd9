import type { AuditEntry } from '@fanfare/contract/data/audit.ts'

const ABOUT_ITSELF = /^(organization|templates)\./

/** The target of an audit entry; null when it is the organization or the actor. */
export function auditSubject({ action, actor, subject }: AuditEntry): string | null {
  return ABOUT_ITSELF.test(action) || subject === actor?.name ? null : subject
}
