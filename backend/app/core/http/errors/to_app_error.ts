import type { ErrorCode, ErrorDetails, FieldError } from '#contract/error_code'
import { AppError } from './app_error.js'
import { isDatabaseError, isForeignKeyViolation } from '#core/database/connection/driver_error'
import { isUniqueViolation, violatedFields } from '#core/database/transactions/unique_violation'

/** An error of the framework or of a driver. */
interface ForeignError {
  code?: string
  status?: number
  name?: string
  message?: string
  messages?: { field: string; rule: string; message: string }[]
}

const BY_CODE: Record<string, ErrorCode> = {
  E_UNAUTHORIZED_ACCESS: 'UNAUTHENTICATED',
  E_AUTHORIZATION_FAILURE: 'FORBIDDEN',
  E_ROUTE_NOT_FOUND: 'NOT_FOUND',
  E_ROW_NOT_FOUND: 'NOT_FOUND',
  E_REQUEST_ENTITY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  E_TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
}

/**
 * Codes of a database that is not available (refused, reset, shutting down, out of connections, timed out), and of a
 * transaction that was blocked by others (a deadlock, a lock timeout).
 */
const DATABASE_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08\w{3}|25P03|40001|40P01|53300|55P03|57014|57P0[1235]|SQLITE_BUSY|SQLITE_LOCKED)/

/** Messages of the PostgreSQL driver, without a code, when a connection breaks. Knex prepends the statement. */
const CONNECTION_LOST =
  /(^|: | - )(Connection terminated.*|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Connection ended unexpectedly)$/

/** Codes of a file system or a database that is out of space. */
const STORAGE_FULL = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/

/** The message of Node's module loader, which lacks the codes EMFILE and ENFILE. */
const NO_DESCRIPTORS = /too many open files/

const isOutOfDescriptors = ({ code = '', message = '' }: ForeignError) =>
  code === 'EMFILE' || code === 'ENFILE' || (code.startsWith('ERR_') && NO_DESCRIPTORS.test(message))

function isDatabaseUnavailable({ code, name, message = '' }: ForeignError): boolean {
  if (code === undefined) return name === 'KnexTimeoutError' || CONNECTION_LOST.test(message)
  return DATABASE_UNAVAILABLE.test(code)
}

function codeOf(error: ForeignError): ErrorCode {
  const known = BY_CODE[error.code ?? '']
  if (known) return known
  if (STORAGE_FULL.test(error.code ?? '')) return 'STORAGE_FULL'
  if (isDatabaseUnavailable(error) || isOutOfDescriptors(error)) return 'SERVICE_UNAVAILABLE'
  if (isUniqueViolation(error)) return 'UNIQUE_CONSTRAINT_VIOLATION'
  if (isForeignKeyViolation(error)) return 'FOREIGN_KEY_CONSTRAINT_VIOLATION'
  if (isDatabaseError(error)) return 'DATABASE_ERROR'
  const { status = 500 } = error
  if (status >= 500) return 'INTERNAL_ERROR'
  return BY_STATUS[status] ?? 'MALFORMED_REQUEST'
}

function fieldsOf({ messages = [] }: ForeignError): FieldError[] {
  return messages.map(({ field, rule, message }) => ({ field, rule, message }))
}

function detailsOf(error: ForeignError): ErrorDetails | undefined {
  if (!isUniqueViolation(error)) return undefined
  const repeated = violatedFields(error).map((field) => ({
    field,
    rule: 'unique',
    message: `${field} is already taken`,
  }))
  return repeated.length === 0 ? undefined : { fields: repeated }
}

/** Converts any thrown value to an error of the catalogue. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const foreign = (typeof error === 'object' && error !== null ? error : {}) as ForeignError
  if (foreign.code === 'E_VALIDATION_ERROR') {
    return new AppError('VALIDATION_FAILED', { fields: fieldsOf(foreign) }, { cause: error })
  }
  return new AppError(codeOf(foreign), detailsOf(foreign), { cause: error })
}
