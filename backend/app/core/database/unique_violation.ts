const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
const POSTGRES_CODE = '23505'

interface DriverError {
  code?: string
  message?: string
  constraint?: string
}

/**
 * Whether a write failed because a unique index holds the value already.
 * `column` narrows it to the indexes of that column: SQLite names the columns, PostgreSQL the index,
 * so an index has to carry its column in its name (`organizations_slug_unique`).
 */
export function isUniqueViolation(error: unknown, column = ''): boolean {
  const { code = '', message = '', constraint } = error as DriverError
  if (code === POSTGRES_CODE) return (constraint ?? '').includes(column)
  return SQLITE_CODES.has(code) && message.slice(message.lastIndexOf('failed:')).includes(column)
}
