import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { constant, lookUp, type LookUp } from '#core/database/sql/look_up'
import { placeholders } from '#core/database/sql/sql_fragment'
import { moodNotFound } from '#posts/posts/errors'

/** Refuses ids of moods that do not exist; null and undefined are accepted. */
export async function requireMoods(
  trx: TransactionClientContract,
  moodIds: readonly (string | null | undefined)[],
): Promise<void> {
  if (await lookUp(trx, moodLookUp(moodIds))) throw moodNotFound()
}

/** Whether one of some moods does not exist. */
export function moodLookUp(moodIds: readonly (string | null | undefined)[]): LookUp<boolean> {
  const ids = [...new Set(moodIds.filter((id) => id !== null && id !== undefined))]
  if (ids.length === 0) return constant(false)
  return {
    sql: `select id from moods where id in (${placeholders(ids)})`,
    values: ids,
    read: (rows: { id: string }[]) => rows.length < ids.length,
  }
}
