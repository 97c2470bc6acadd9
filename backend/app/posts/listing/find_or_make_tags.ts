import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { normalizeTags } from '#contract/rules/tag'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

/**
 * The ids of the tags with these names, held until the transaction ends; a name nobody has used yet becomes a tag.
 * One that is renamed or deleted between being found and being held is made anew.
 */
export async function findOrMakeTags(
  trx: TransactionClientContract,
  names: readonly string[],
): Promise<string[]> {
  const wanted = normalizeTags(names)
  if (wanted.length === 0) return []
  for (;;) {
    const held: { id: string; name: string }[] = await trx
      .knexQuery()
      .from('tags')
      .whereIn('name', wanted)
      .forKeyShare()
      .select('id', 'name')
    const known = new Set(held.map(({ name }) => name))
    const missing = wanted.filter((name) => !known.has(name))
    if (missing.length === 0) return held.map(({ id }) => id)
    await makeTags(trx, missing)
  }
}

async function makeTags(trx: TransactionClientContract, names: readonly string[]): Promise<void> {
  const created_at = toInstant(now())
  // Sorted, so that two writers with the same new tags never wait for each other in a circle.
  const rows = names.toSorted().map((name) => ({ id: newId(), name, is_predefined: false, created_at }))
  await trx.knexQuery().insert(rows).into('tags').onConflict('name').ignore()
}
