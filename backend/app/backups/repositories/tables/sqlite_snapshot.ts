import BetterSqlite from 'better-sqlite3'
import type { Snapshot, TableShape } from './snapshot.js'
import { toLine } from './sqlite_values.js'

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!' order by name"

interface Column {
  name: string
}

/** The tables of a database and their columns. */
export const tablesOf = (connection: BetterSqlite.Database): TableShape[] =>
  (connection.prepare(TABLES).all() as { name: string }[]).map(({ name }) => ({
    name,
    columns: (connection.pragma(`table_info("${name}")`) as Column[]).map((column) => column.name),
  }))

/** Opens a transaction that reads. A writer is not in its way, and it is in nobody's. */
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
