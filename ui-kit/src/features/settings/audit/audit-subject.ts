import type { AuditEntry } from '@fanfare/contract/data/audit.ts'

const ABOUT_ITSELF = /^(organization|templates)\./

/** Whom or what something was done to; null where that is the organization or the person who did it. */
export function auditSubject({ action, actor, subject }: AuditEntry): string | null {
  return ABOUT_ITSELF.test(action) || subject === actor?.name ? null : subject
}
