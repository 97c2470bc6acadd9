import type { Bindings } from '@adonisjs/core/types/logger'
import { currentRequestId } from '#core/runtime/request_scope'

const SECRETS = ['authorization', 'cookie', 'password', 'token']

/** Paths of a log entry that may contain a secret; the logger writes `[redacted]` instead. */
export const REDACTED_PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
}

/** Knex prepends the statement, with its values, to the message of the driver. */
const withoutStatement = (text: string) => text.replace(/^[\s\S]* - (?=\S)/, '')

/** An error as it is logged: without statements, bindings or the request. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code } = error as NodeJS.ErrnoException
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''
  return {
    type: error.name,
    message: code === undefined ? error.message : withoutStatement(error.message),
    ...(code !== undefined && { code }),
    ...(frames.startsWith('\n') && { stack: frames.trim() }),
  }
}

/** The id of the request of a log line, unless its logger adds it already. */
export function requestIdOfLine(
  _line: object,
  _level: number,
  logger: { bindings: () => Bindings },
): { request_id?: string } {
  const id = currentRequestId()
  return id === undefined || 'request_id' in logger.bindings() ? {} : { request_id: id }
}
