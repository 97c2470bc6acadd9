interface Fields {
  /** The last characters. */
  key?: string
  model?: string | null
  baseUrl?: string | null
  isActive?: boolean
  isFirst?: boolean
}

/** What the audit log says of an integration. Of a key it has the last characters only. */
export function auditedFields({ key, ...fields }: Fields): Record<string, string | null> {
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? null : String(value)])
  return { ...(key !== undefined && { key: `…${key}` }), ...Object.fromEntries(texts) }
}
