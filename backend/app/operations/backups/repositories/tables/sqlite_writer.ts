import BetterSqlite from 'better-sqlite3'
import { BackupRefused } from '../../errors.js'
import { tablesOf } from './sqlite_snapshot.js'
import { fromLine } from './sqlite_values.js'
import type { TableWriter } from './tables.js'

const BUSY_TIMEOUT_MS = 5_000

export async function openSqliteWriter(file: string): Promise<TableWriter> {
  const connection = new BetterSqlite(file, { timeout: BUSY_TIMEOUT_MS })
  // Rows come table by table; the references are checked at the end.
  connection.pragma('foreign_keys = off')
  connection.exec('begin immediate')
  return {
    tables: async () => tablesOf(connection),
    async empty(tables) {
      for (const { name } of tables) connection.exec(`delete from "${name}"`)
    },
    async insert({ name, columns }, lines) {
      const names = columns.map((column) => `"${column}"`).join(', ')
      const places = columns.map(() => '?').join(', ')
      const statement = connection.prepare(`insert into "${name}" (${names}) values (${places})`)
      for (const line of lines) statement.run(...fromLine(line, columns))
    },
    async commit(sequences) {
      const broken = connection.pragma('foreign_key_check') as { table: string }[]
      if (broken.length > 0)
        throw new BackupRefused(`The backup is not consistent: ${broken[0]!.table} refers to a missing row.`)
      for (const [name, last] of Object.entries(sequences)) {
        connection.prepare('delete from sqlite_sequence where name = ?').run(name)
        connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last)
      }
      connection.exec('commit')
    },
    close: async () => void connection.close(),
  }
}
