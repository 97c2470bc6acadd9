const FOREIGN_KEY_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

interface DriverError {
  code?: string
  /** Set on every error PostgreSQL reports. */
  severity?: string
}

/** Whether a write referred to a row that does not exist, or deleted one that others refer to. */
export function isForeignKeyViolation({ code = '' }: DriverError): boolean {
  return FOREIGN_KEY_CODES.has(code)
}

/** Whether the database refused a statement, for any reason. */
export function isDatabaseError({ code = '', severity }: DriverError): boolean {
  return severity !== undefined || code.startsWith('SQLITE_')
}
