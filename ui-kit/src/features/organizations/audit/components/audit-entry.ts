import type { AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'

const ABOUT_ITSELF = /^(organization|templates)\./

/** The actor: a member, or Slack when it has ended the connection. Null when the account has been deleted. */
export function auditActor({ actor, after }: AuditEntry): string | null {
  return actor?.name ?? after?.endedBy ?? null
}

/** The changed fields, without the actor. */
export function auditChanges({ before, after }: AuditEntry): Pick<AuditEntry, 'before' | 'after'> {
  const { endedBy, ...changed } = after ?? {}
  return { before, after: endedBy === undefined ? after : changed }
}

/** The target of an audit entry; null when it is the organization or the actor. */
export function auditSubject({ action, actor, subject }: AuditEntry): string | null {
  return ABOUT_ITSELF.test(action) || subject === actor?.name ? null : subject
}
