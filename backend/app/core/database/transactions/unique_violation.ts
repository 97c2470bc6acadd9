const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
const POSTGRES_CODE = '23505'

interface DriverError {
  code?: string
  message?: string
  constraint?: string
  detail?: string
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

/**
 * The fields whose values exist already, as the API names them: `email` for the column `email_key`. Empty for an index
 * over an expression on SQLite, which names only the index. Values are left out.
 */
export function violatedFields(error: unknown): string[] {
  const { code, message = '', detail = '' } = error as DriverError
  const columns =
    code === POSTGRES_CODE ? /\((.+)\)=\(/.exec(detail)?.[1] : /failed: ([\w., ]+)$/.exec(message)?.[1]
  return [...new Set((columns?.split(', ') ?? []).map(fieldOf))]
}

function fieldOf(column: string): string {
  const name = column.slice(column.indexOf('.') + 1).replace(/_key$/, '')
  return name.replace(/_(\w)/g, (_, initial: string) => initial.toUpperCase())
}
