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

const LINE = 48

/** Whether a value needs lines of its own. */
export function isLong(value: string | null): boolean {
  return value !== null && (value.length > LINE || value.includes('\n'))
}
