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
  await trx.rawQuery('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [name])
}
