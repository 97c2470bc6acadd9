import type { AuditEntry } from '@fanfare/contract/data/audit.ts'

const ABOUT_ITSELF = /^(organization|templates)\./

/** Who did it: a member, or Slack where it has ended its connection. Null when the account has been deleted. */
export function auditActor({ actor, after }: AuditEntry): string | null {
  return actor?.name ?? after?.endedBy ?? null
}

/** The changed fields, without who it was. */
export function auditChanges({ before, after }: AuditEntry): Pick<AuditEntry, 'before' | 'after'> {
  const { endedBy, ...changed } = after ?? {}
  return { before, after: endedBy === undefined ? after : changed }
}

/** The target of an audit entry; null when it is the organization or the actor. */
export function auditSubject({ action, actor, subject }: AuditEntry): string | null {
  return ABOUT_ITSELF.test(action) || subject === actor?.name ? null : subject
}
