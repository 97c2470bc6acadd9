import type { AuditEntry } from '@fanfare/contract/data/audit.ts'

export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** What an entry has changed, field by field. */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}
