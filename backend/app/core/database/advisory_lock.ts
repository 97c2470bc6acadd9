import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Locks a name until the transaction ends, where no single row can be locked. SQLite has one writer anyway. */
export async function lockByName(trx: TransactionClientContract, name: string): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/** Like `lockByName`, but several transactions can have the lock: they only wait for one that locks the name alone. */
export async function shareByName(trx: TransactionClientContract, name: string): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [name])
}
