import BetterSqlite from 'better-sqlite3'
import { randomBytes, randomUUID } from 'node:crypto'
import { tablesOf } from '#operations/backups/repositories/tables/sqlite_snapshot'
import type { Table } from '#operations/backups/repositories/tables/tables'

type Value = string | number | bigint | Buffer | null

interface ForeignKey {
  table: string
  from: string
  to: string | null
}

interface Column {
  name: string
  notnull: number
  pk: number
}

/** Longer than a `number` is exact, and what JSON, SQL and the other alphabets have to keep. */
const LARGE = 9_007_199_254_740_993n
const TEXT = 'é 🎉 نص "quoted" \\x00 {} and\nbroken '

let made = 0

/** A value of its own for a column of this type. */
function valueOf(type: string): Value {
  made += 1
  const [, length] = /^(?:var)?char\((\d+)\)$/.exec(type) ?? []
  if (type === 'char(36)') return randomUUID()
  if (length !== undefined)
    return [...(made.toString(36) + TEXT.repeat(16))].slice(0, Number(length)).join('')
  if (type === 'TEXT') return made.toString(36) + TEXT
  if (type === 'boolean') return made % 2
  if (type === 'bigint') return LARGE + BigInt(made)
  if (type === 'INTEGER') return 10_000 + made
  if (type === 'BLOB') return Buffer.concat([Buffer.from([0, 255]), randomBytes(62)])
  if (type === 'datetime') return `2026-03-01 09:30:00.${String(made % 1_000).padStart(3, '0')}`
  throw new Error(`Say what a value of the type ${type} is`)
}

/** The tables without a row that has a value in every column. */
export function unfilledTables(file: string): string[] {
  const connection = new BetterSqlite(file, { readonly: true })
  const unfilled = tablesOf(connection).filter((table) => !isFilled(connection, table))
  connection.close()
  return unfilled.map(({ name }) => name)
}

function isFilled(connection: BetterSqlite.Database, { name, columns }: Table): boolean {
  const filled = columns.map((column) => `"${column}" is not null`).join(' and ')
  return connection.prepare(`select 1 from "${name}" where ${filled} limit 1`).get() !== undefined
}

/**
 * Inserts into each table that is not filled a row with a value in every column, and one that is null wherever it may
 * be. Their references lead to rows of the same kind.
 */
export function fillTables(file: string): void {
  const connection = new BetterSqlite(file)
  connection.pragma('foreign_keys = on')
  const tables = new Map(tablesOf(connection).map((table) => [table.name, table]))
  const rows = new Map<string, Record<string, Value>>()

  const definitions = new Map(
    connection.prepare('select name, sql from sqlite_master').raw().all() as [string, string][],
  )
  /** The first value that a check of a column allows. */
  const allowed = (table: string, column: string): Value | undefined => {
    const check = new RegExp(`[\\x60"]${column}[\\x60"] (?:in \\('(\\w+)'|between (\\d+) )`)
    const [, text, least] = check.exec(definitions.get(table)!) ?? []
    return least === undefined ? text : Number(least)
  }

  function insert(table: Table, isFull: boolean): Record<string, Value> {
    const key = `${table.name} ${isFull}`
    const known = rows.get(key)
    if (known) return known
    const row: Record<string, Value> = {}
    const keys = connection.pragma(`foreign_key_list("${table.name}")`) as ForeignKey[]
    for (const { name, notnull, pk } of connection.pragma(`table_info("${table.name}")`) as Column[]) {
      const reference = keys.find(({ from }) => from === name)
      if (!isFull && notnull === 0 && pk === 0) row[name] = null
      else if (reference === undefined)
        row[name] = ofQueue(table.name, name) ?? allowed(table.name, name) ?? valueOf(table.types[name]!)
      else if (reference.table === table.name) row[name] = row[reference.to ?? 'id']!
      else row[name] = insert(tables.get(reference.table)!, isFull)[reference.to ?? 'id']!
    }
    const names = Object.keys(row)
    connection
      .prepare(
        `insert into "${table.name}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
      )
      .run(...Object.values(row))
    rows.set(key, row)
    return row
  }

  for (const table of tables.values()) {
    if (isFilled(connection, table)) continue
    for (const isFull of [true, false]) insert(table, isFull)
  }
  connection.close()
}

/** The engine of the queue writes a `Date`, which the driver stores as milliseconds. */
const ofQueue = (table: string, column: string): Value | undefined => {
  if (table !== 'queue_schedules') return undefined
  if (column === 'created_at') return '2026-03-01 09:30:00'
  return /_(at|date)$/.test(column) ? 1_772_357_400_250 : undefined
}
