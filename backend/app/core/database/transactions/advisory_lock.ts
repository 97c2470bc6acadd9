import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Locks a name exclusively until the transaction ends, where there is no single row to lock. SQLite has only one writer
 * anyway.
 */
export async function lockByName(trx: TransactionClientContract, name: string): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/**
 * A shared lock of the name: transactions with shared locks do not wait for each other, only for an exclusive one
 * (`lockByName`).
 */
export async function shareByName(trx: TransactionClientContract, name: string): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery(SHARE, [name])
}

const SHARE = 'select pg_advisory_xact_lock_shared(hashtextextended(?, 0))'

interface LockingQuery {
  whereRaw: (sql: string, bindings: string[]) => unknown
}

/** The same in the statement of a query that locks rows: PostgreSQL locks a row after its conditions are met. */
export function shareFirst(trx: TransactionClientContract, query: LockingQuery, name: string): void {
  if (trx.dialect.name === 'postgres') query.whereRaw(`(${SHARE}) is not null`, [name])
}
