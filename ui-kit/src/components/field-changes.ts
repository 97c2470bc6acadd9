/** The changed fields of an entry in a log by name, before and after. */
export interface Change {
  before: Record<string, string | null> | null
  after: Record<string, string | null> | null
}

export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** The changes of an entry, field by field. */
export function fieldChanges({ before, after }: Change): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}

const LINE = 48

/** Whether a value is too long to stand next to another one. */
export function isLong(value: string | null): boolean {
  return value !== null && (value.length > LINE || value.includes('\n'))
}
