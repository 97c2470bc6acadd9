import { errors } from '@adonisjs/core/env'
import { prettyPrintError } from '@adonisjs/core'

interface SystemError extends Error {
  code?: string
  address?: string
  port?: number
  path?: string
}

const databaseRefused = ({ message }: SystemError) =>
  `The database refused the connection: ${message}. Check DATABASE_URL.`

/** Errors an operator can fix, by the code of the system, of PostgreSQL or of the product. */
const FIXABLE: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is already in use. Choose another one with PORT.`,
  EADDRNOTAVAIL: ({ address }) =>
    `${address} is not an address of this machine. Choose another one with HOST.`,
  ENOTFOUND: () => 'HOST or the host in DATABASE_URL is not known.',
  ECONNREFUSED: ({ address, port }) =>
    `No database answers at ${address}:${port}. Start it, or check DATABASE_URL.`,
  '28000': databaseRefused,
  '28P01': databaseRefused,
  '3D000': databaseRefused,
  EACCES: ({ port, path }) =>
    path
      ? `${path} is not writable. Choose another DATA_DIR.`
      : `Port ${port} requires more privileges. Choose another one with PORT.`,
  EROFS: ({ path }) => `${path} is not writable. Choose another DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path} is not a folder. Choose another DATA_DIR.`,
  E_APP_KEY_CHANGED: ({ message }) => message,
  E_NOT_PREPARED: ({ message }) => message,
  EEXIST: ({ path }) => `${path} is not a folder. Choose another DATA_DIR.`,
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof errors.E_INVALID_ENV_VARIABLES) return `Invalid environment variables:\n${error.help}`
  const cause = error instanceof AggregateError ? error.errors[0] : error
  return FIXABLE[(cause as SystemError | null)?.code ?? '']?.(cause as SystemError)
}

/** Reports on stderr why the process ends: one sentence for what an operator can fix, a stack trace for a bug. */
export async function refuse(error: unknown): Promise<never> {
  const sentence = sentenceFor(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else await prettyPrintError(error)
  process.exit(1)
}
