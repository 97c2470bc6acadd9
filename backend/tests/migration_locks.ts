import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The tables that existed before a migration and that others cannot use until it ends. */
export interface MigrationLocks {
  /** Neither read nor written. */
  closed: string[]
  /** Read, and not written. */
  unwritten: string[]
  /** Whether an index over an existing table is built, which takes longer the more rows there are. */
  indexes: boolean
}

const LOCKS = `
  select pg_class.oid::int as id, mode from pg_locks join pg_class on pg_class.oid = relation
  where pid = pg_backend_pid() and relkind = 'r'
  and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')`

type Schema = typeof BaseSchema &
  (new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema)

const NONE: MigrationLocks = { closed: [], unwritten: [], indexes: false }

/**
 * Runs a migration on PostgreSQL, in a transaction as `prepare` does, and reads its locks before the commit. One without a
 * transaction keeps none.
 */
export async function locksOf(client: QueryClientContract, name: string): Promise<MigrationLocks> {
  const { default: Migration } = (await import(`../${name}.ts`)) as { default: Schema }
  if (Migration.disableTransactions) {
    await new Migration(client, name, false).execUp()
    await client.table('adonis_schema').insert({ name, batch: 1 })
    return NONE
  }
  const { names, rows } = await client.transaction(async (trx) => {
    const before = await trx.rawQuery(`select oid::int as id, relname from pg_class where relkind = 'r'`)
    await new Migration(trx, name, false).execUp()
    const { rows } = (await trx.rawQuery(LOCKS)) as { rows: { id: number; mode: string }[] }
    await trx.table('adonis_schema').insert({ name, batch: 1 })
    const tables = before.rows as { id: number; relname: string }[]
    return { names: new Map(tables.map(({ id, relname }) => [id, relname])), rows }
  })
  const ofExisting = rows.filter(({ id }) => names.has(id))
  const tables = (matches: (mode: string) => boolean) =>
    [...new Set(ofExisting.filter(({ mode }) => matches(mode)).map(({ id }) => names.get(id)!))].toSorted()
  const closed = tables((mode) => mode === 'AccessExclusiveLock')
  const unwritten = tables((mode) => mode !== 'AccessExclusiveLock').filter((name) => !closed.includes(name))
  return { closed, unwritten, indexes: ofExisting.some(({ mode }) => mode === 'ShareLock') }
}
