import type { AuditEntry } from '@fanfare/contract/data/audit.ts'

const ABOUT_ITSELF = /^(organization|templates)\./

/** The target of an audit entry; null when it is the organization or the actor. */
export function auditSubject({ action, actor, subject }: AuditEntry): string | null {
  return ABOUT_ITSELF.test(action) || subject === actor?.name ? null : subject
}

export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** The changes of an audit entry, field by field. */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}

const LINE = 48

/** Whether a value is too long to stand beside another one. */
export function isLong(value: string | null): boolean {
  return value !== null && (value.length > LINE || value.includes('\n'))
}
