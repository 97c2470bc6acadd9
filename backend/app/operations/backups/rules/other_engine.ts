import { fromInstant, toInstant } from '#core/database/rows/instant'
import type { Engine, Manifest } from './manifest.js'

type Value = string | number | boolean | null | { base64: string } | { integer: string } | { real: string }
type Row = Record<string, Value>

interface Shape {
  name: string
  columns: string[]
}

/** A sequence of PostgreSQL that is a table of one row in SQLite. */
const CLOCK = { name: 'event_clock', columns: ['id', 'at'] }
/** PostgreSQL names the sequence of a table so; SQLite counts by the name of the table. */
const SEQUENCE = '_id_seq'

/** What a backup is for a database, which may be the other one. */
export interface Adapted {
  tables: Shape[]
  sequences: Record<string, number>
  /** The line of a row, by the types that the columns have here. */
  line: (line: string, types: Record<string, string>) => string
  /** Rows that are no row in the backup. */
  rows: Record<string, string[]>
  /** Reads the rows of a table that is not one here. */
  readForeign: (table: string, lines: string[]) => void
}

/** A backup as this database takes it. */
export function adapt(manifest: Manifest, to: Engine): Adapted {
  const { tables, sequences } = manifest
  if (manifest.engine === to)
    return { tables, sequences, line: (line) => line, rows: {}, readForeign: () => undefined }
  return to === 'postgres' ? forPostgres(manifest) : forSqlite(manifest)
}

function forPostgres({ tables, sequences }: Manifest): Adapted {
  const adapted = Object.fromEntries(Object.entries(sequences).map(([name, last]) => [name + SEQUENCE, last]))
  return {
    tables: tables.filter(({ name }) => name !== CLOCK.name),
    sequences: adapted,
    line: (line, types) => lineOf(JSON.parse(line) as Row, toPostgres, types),
    rows: {},
    readForeign(table, [line = '']) {
      if (table === CLOCK.name) adapted[CLOCK.name] = (JSON.parse(line) as { at: number }).at
    },
  }
}

function forSqlite({ tables, sequences: { [CLOCK.name]: at, ...sequences } }: Manifest): Adapted {
  return {
    tables: at === undefined ? tables : [...tables, CLOCK],
    sequences: Object.fromEntries(
      Object.entries(sequences).map(([name, last]) => [name.slice(0, -SEQUENCE.length), last]),
    ),
    line: (line, types) => lineOf(JSON.parse(line, keepDigits) as Row, toSqlite, types),
    rows: at === undefined ? {} : { [CLOCK.name]: [JSON.stringify({ id: 1, at })] },
    readForeign: () => undefined,
  }
}

const lineOf = (row: Row, convert: (value: Value, type: string) => Value, types: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, convert(value, types[column]!)]),
    ),
  )

/** SQLite has texts in UTC, and the milliseconds that the driver makes of a `Date`. */
function toPostgres(value: Value, type: string): Value {
  if (typeof value === 'object' && value !== null) {
    if ('base64' in value) return `\\x${Buffer.from(value.base64, 'base64').toString('hex')}`
    return 'integer' in value ? value.integer : value.real
  }
  if (value === null) return value
  if (type === 'boolean') return value === 1
  if (type !== 'timestamp with time zone') return value
  return (typeof value === 'number' ? new Date(value) : fromInstant(String(value))).toISOString()
}

const ZONE = /[+-]\d\d:\d\d$/

function toSqlite(value: Value, type: string): Value {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  if (type === 'BLOB') return { base64: Buffer.from(value.slice('\\x'.length), 'hex').toString('base64') }
  if (!type.startsWith('datetime')) return value
  if (!ZONE.test(value)) return toInstant(fromInstant(value))
  // With a time zone: the driver stores milliseconds, and a default stores a text without them.
  return type === 'datetime' ? Date.parse(value) : toInstant(new Date(value)).slice(0, -'.000'.length)
}

/** Keeps the digits of an integer that a `number` would round. */
const keepDigits = ((_column: string, value: unknown, { source = '' }: { source?: string }) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? { integer: source }
    : value) as (column: string, value: unknown) => unknown
