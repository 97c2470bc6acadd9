import type pg from 'pg'
import { connectDirectly } from '#core/database/connection/direct_connection'
import type { Snapshot, Table } from './tables.js'

const ROWS_AT_ONCE = 1_000

const TABLES = `
  select table_name as name, json_agg(column_name order by ordinal_position) as columns,
    json_object_agg(column_name, data_type) as types
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = current_schema() and table_type = 'BASE TABLE'
  group by table_name order by table_name`

const SEQUENCES =
  'select sequencename as name, last_value from pg_sequences where schemaname = current_schema()'

/** The tables of the schema and their columns. */
export const tablesOf = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES)).rows

/** Opens a transaction that keeps seeing the same instant, and locks nothing that a request needs. */
export async function openPostgresSnapshot(): Promise<Snapshot> {
  const client = await connectDirectly('fanfare backup')
  await client.query('begin isolation level repeatable read, read only')
  // The first statement decides which instant is seen.
  const tables = await tablesOf(client)
  return {
    tables: async () => tables,
    async sequences() {
      const { rows } = await client.query<{ name: string; last_value: string | null }>(SEQUENCES)
      const used = rows.filter(({ last_value: last }) => last !== null)
      return Object.fromEntries(used.map(({ name, last_value: last }) => [name, Number(last)]))
    },
    rows: (table) => rowsOf(client, table),
    close: () => client.end(),
  }
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(each)::text as line from ${client.escapeIdentifier(table)} each`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`)
    if (rows.length === 0) break
    for (const { line } of rows) yield line
  }
  await client.query('close backup_rows')
}
