const SECRETS = ['authorization', 'cookie', 'password', 'token']

/** Where a secret could stand in a log line; the logger writes `[redacted]` there. */
export const REDACTED_PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

interface Described {
  type: string
  message: string
  code?: string
  stack?: string
}

/** The query builder puts the statement before the driver's words; it may hold values. */
const withoutStatement = (text: string) => text.replace(/^[\s\S]* - (?=\S)/, '')

/** An error as it is logged: what and where, without statements, bindings or the request. */
export function describeError(error: unknown): Described {
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
