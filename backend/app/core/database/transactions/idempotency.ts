import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#core/database/rows/author'
import { constant, lookUp, type LookUp } from '#core/database/sql/look_up'
import { AppError } from '#core/http/errors/app_error'

/** The key of a write, and a hash of what it sends: the same write sent twice has one effect. */
export interface Idempotency {
  key: string
  hash: string
}

interface KeyedRow {
  id: string
  idempotency_hash: string
}

interface KeyedInput extends Author {
  idempotency?: Idempotency
}

/**
 * The row an author has already written with this key, or null. Throws IDEMPOTENCY_KEY_REUSED when that write sent
 * something else.
 */
export async function findByKey(
  trx: TransactionClientContract,
  table: string,
  input: KeyedInput,
): Promise<{ id: string } | null> {
  const row = await lookUp(trx, keyLookUp(table, input))
  if (row !== null) requireSameInput(row, input.idempotency!)
  return row
}

/** The look-up of `findByKey`, which compares no hashes. */
export function keyLookUp(
  table: string,
  { userId, apiToken, idempotency }: KeyedInput,
): LookUp<KeyedRow | null> {
  if (idempotency === undefined) return constant(null)
  return {
    sql: `select id, idempotency_hash from ${table}
      where ${apiToken === undefined ? 'user_id' : 'api_token_id'} = ? and idempotency_key = ?`,
    values: [apiToken?.id ?? userId, idempotency.key],
    read: ([row]: KeyedRow[]) => row ?? null,
  }
}

/** Throws IDEMPOTENCY_KEY_REUSED when the write of a row sent something else with the same key. */
export function requireSameInput(row: { idempotency_hash: string }, { hash }: Idempotency): void {
  if (row.idempotency_hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
}

/** The columns that remember a key. */
export function idempotencyColumns(idempotency: Idempotency | undefined) {
  return { idempotencyKey: idempotency?.key ?? null, idempotencyHash: idempotency?.hash ?? null }
}
