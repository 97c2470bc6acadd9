import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

interface Keyed {
  userId: string
  idempotencyKey?: string
}

/** The row a user has already written with this idempotency key, or null. */
export async function findByKey(
  trx: TransactionClientContract,
  table: string,
  { userId, idempotencyKey }: Keyed,
): Promise<{ id: string } | null> {
  if (idempotencyKey === undefined) return null
  return trx.from(table).where({ user_id: userId, idempotency_key: idempotencyKey }).select('id').first()
}
