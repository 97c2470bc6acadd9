import type pg from 'pg'
import { connectTo, tablesOf } from './postgres_snapshot.js'
import type { TableWriter } from './table_writer.js'

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Rows come table by table, so the foreign keys are dropped before, and made again after, which checks them. */
export async function openPostgresWriter(url: string): Promise<TableWriter> {
  const client = await connectTo(url)
  await client.query('begin')
  let foreignKeys: ForeignKey[] = []
  return {
    tables: () => tablesOf(client),
    async empty(tables) {
      foreignKeys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows
      for (const { table, name } of foreignKeys)
        await client.query(`alter table ${table} drop constraint ${name}`)
      await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`)
    },
    async insert({ name, columns }, lines) {
      const table = client.escapeIdentifier(name)
      const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const rows = `json_populate_recordset(null::${table}, $1::json)`
      await client.query(`insert into ${table} (${names}) select ${names} from ${rows}`, [
        `[${lines.join(',')}]`,
      ])
    },
    async commit(sequences) {
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`)
      await setSequences(client, sequences)
      await client.query('commit')
    },
    close: () => client.end(),
  }
}

async function setSequences(client: pg.Client, sequences: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last])
}
