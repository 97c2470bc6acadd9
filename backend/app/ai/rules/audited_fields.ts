interface Fields {
  /** The last characters of the key. */
  key?: string
  model?: string | null
  baseUrl?: string | null
  isActive?: boolean
  isFirst?: boolean
}

/** The fields of an integration for the audit log, with only the last characters of the key. */
export function auditedFields({ key, ...fields }: Fields): Record<string, string | null> {
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? null : String(value)])
  return { ...(key !== undefined && { key: `…${key}` }), ...Object.fromEntries(texts) }
}
