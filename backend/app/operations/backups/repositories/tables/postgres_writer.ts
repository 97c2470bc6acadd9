import type pg from 'pg'
import { connectDirectly } from '#core/database/connection/direct_connection'
import { BackupRefused } from '../../errors.js'
import { tablesOf } from './postgres_snapshot.js'
import type { TableWriter } from './tables.js'

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

/** The class of errors about a value: too long, out of range, not of its type. */
const DATA_EXCEPTION = '22'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Rows come table by table, so the foreign keys are dropped before, and made again after, which checks them. */
export async function openPostgresWriter(): Promise<TableWriter> {
  const client = await connectDirectly('fanfare backup')
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
      const statement = `insert into ${table} (${names}) select ${names} from ${rows}`
      await client.query(statement, [`[${lines.join(',')}]`]).catch(refuseUnfit(name))
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

/** SQLite does not look at the length of a text, for one. */
function refuseUnfit(table: string) {
  return (error: Error & { code?: string }): never => {
    if (!error.code?.startsWith(DATA_EXCEPTION)) throw error
    throw new BackupRefused(`A row of ${table} does not fit into PostgreSQL: ${error.message}.`)
  }
}

async function setSequences(client: pg.Client, sequences: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last])
}
