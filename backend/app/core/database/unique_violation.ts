const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
const POSTGRES_CODE = '23505'

interface DriverError {
  code?: string
  message?: string
  constraint?: string
}

/**
 * Whether a write violated a unique index, of `column` if given. SQLite names the columns and PostgreSQL the index,
 * so the name of an index contains its column (`organizations_slug_unique`).
 */
export function isUniqueViolation(error: unknown, column = ''): boolean {
  const { code = '', message = '', constraint } = error as DriverError
  if (code === POSTGRES_CODE) return (constraint ?? '').includes(column)
  return SQLITE_CODES.has(code) && message.slice(message.lastIndexOf('failed:')).includes(column)
}
