import { errors } from '@adonisjs/core/env'
import { prettyPrintError } from '@adonisjs/core'

interface SystemError extends Error {
  code?: string
  address?: string
  port?: number
  path?: string
}

/** The name of the variable with its value. */
const settingOf = (name: 'HOST' | 'PORT', value: string | number | undefined) =>
  process.env[`METRICS_${name}`] === String(value) ? `METRICS_${name}` : name

/** Whether a path leads into DATA_DIR, or to it. */
function isOfDataDir(path = '\0'): boolean {
  const folder = process.env.DATA_DIR || '\0'
  return path.startsWith(folder) || folder.startsWith(path)
}

const databaseRefused = ({ message }: SystemError) =>
  `The database refused the connection: ${message}. Check DATABASE_URL.`

const NO_SPACE = 'There is no space left in DATA_DIR. Make room, and start again.'

/** What the PostgreSQL driver reports without a code. */
const UNANSWERED = 'The database accepts connections and does not answer. Restart it, or check DATABASE_URL.'

/** Errors of SQLite, whose codes have many suffixes. */
const OF_SQLITE: [code: RegExp, sentence: string][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, 'The database in DATA_DIR is damaged. Restore a backup.'],
  [/^SQLITE_(FULL|IOERR_(WRITE|FSYNC|TRUNCATE|SHM\w+))/, NO_SPACE],
  [
    /^SQLITE_IOERR/,
    'The disk of DATA_DIR has an error. Check it, and restore a backup if the database is damaged.',
  ],
  [/^SQLITE_BUSY/, 'Another process has locked the database in DATA_DIR. Wait for it, or end it.'],
  [
    /^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/,
    'The database in DATA_DIR cannot be opened for writing. Give the folder and its files to the account of the server, and mount its disk writable.',
  ],
]

/** Errors that an operator can fix, by the code of the system, of PostgreSQL or of the product. */
const FIXABLE: Record<string, (error: SystemError) => string | undefined> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Choose another one with ${settingOf('PORT', port)}.`,
  EADDRNOTAVAIL: ({ address }) =>
    `${address} is not an address of this machine. Choose another one with ${settingOf('HOST', address)}.`,
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
  EPERM: ({ path }) => path && `${path} is not writable. Choose another DATA_DIR.`,
  ENOENT: ({ path }) =>
    isOfDataDir(path) ? `${path} cannot be created. Mount its disk, or choose another DATA_DIR.` : undefined,
  ENOTDIR: ({ path }) => `${path} is not a folder. Choose another DATA_DIR.`,
  E_START_REFUSED: ({ message }) => message,
  E_BACKUP_REFUSED: ({ message }) => message,
  ENOSPC: () => NO_SPACE,
  EDQUOT: () => NO_SPACE,
  EEXIST: ({ path }) => `${path} is not a folder. Choose another DATA_DIR.`,
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof errors.E_INVALID_ENV_VARIABLES) return `Invalid environment variables:\n${error.help}`
  const {
    code = '',
    message = '',
    cause,
    errors: several,
  } = (error ?? {}) as Partial<AggregateError> & SystemError
  if (/(timeout expired|Connection terminated.*)$/.test(message)) return UNANSWERED
  const sentence =
    FIXABLE[code]?.(error as SystemError) ?? OF_SQLITE.find(([pattern]) => pattern.test(code))?.[1]
  const reason = several?.[0] ?? cause
  return sentence ?? (reason && sentenceFor(reason))
}

/** Reports on stderr why the process ends: a sentence for errors that an operator can fix, a stack trace for a bug. */
export async function refuse(error: unknown): Promise<never> {
  const sentence = sentenceFor(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else await prettyPrintError(error)
  process.exit(1)
}
