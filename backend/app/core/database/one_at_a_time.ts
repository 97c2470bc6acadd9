import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Lets one transaction at a time go on under a name, until it ends; for what no single row stands for.
 * SQLite has one writer anyway.
 */
export async function oneAtATime(trx: TransactionClientContract, name: string): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}
