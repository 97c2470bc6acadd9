import BetterSqlite from 'better-sqlite3'
import type { Snapshot, Table } from './tables.js'
import { toLine } from './sqlite_values.js'

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!' order by name"

interface Column {
  name: string
  type: string
  dflt_value: string | null
}

/** What a column is declared as, with the default that decides how its times are written. */
const typeOf = ({ type, dflt_value: value }: Column) =>
  value === 'CURRENT_TIMESTAMP' ? `${type} ${value}` : type

/** The tables of a database and their columns. */
export const tablesOf = (connection: BetterSqlite.Database): Table[] =>
  (connection.prepare(TABLES).all() as { name: string }[]).map(({ name }) => {
    const columns = connection.pragma(`table_info("${name}")`) as Column[]
    return {
      name,
      columns: columns.map((column) => column.name),
      types: Object.fromEntries(columns.map((column) => [column.name, typeOf(column)])),
    }
  })

/** Opens a transaction that reads. It does not wait for writers, and no writer waits for it. */
export async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  const connection = new BetterSqlite(file, { fileMustExist: true })
  connection.pragma('query_only = on')
  connection.exec('begin')
  // The first read decides which instant is seen.
  const tables = tablesOf(connection)
  return {
    tables: async () => tables,
    sequences: async () => sequencesOf(connection),
    async *rows(table) {
      for (const row of connection.prepare(`select * from "${table}"`).safeIntegers().iterate())
        yield toLine(row as Parameters<typeof toLine>[0])
    },
    close: async () => void connection.close(),
  }
}

/** SQLite has this table only where a column counts by itself. */
function sequencesOf(connection: BetterSqlite.Database): Record<string, number> {
  const exists = connection.prepare("select 1 from sqlite_master where name = 'sqlite_sequence'").get()
  if (exists === undefined) return {}
  const rows = connection.prepare('select name, seq from sqlite_sequence').all() as {
    name: string
    seq: number
  }[]
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
}
