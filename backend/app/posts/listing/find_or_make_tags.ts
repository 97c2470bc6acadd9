import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { normalizeTags } from '#contract/rules/tag'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

/** The ids of the tags with these names; a name nobody has used yet becomes a tag. */
export async function findOrMakeTags(
  trx: TransactionClientContract,
  names: readonly string[],
): Promise<string[]> {
  // Sorted, so that two writers with the same new tags never wait for each other in a circle.
  const wanted = normalizeTags(names).toSorted()
  if (wanted.length === 0) return []
  const rows = wanted.map((name) => ({
    id: newId(),
    name,
    is_predefined: false,
    created_at: toInstant(now()),
  }))
  await trx.knexQuery().insert(rows).into('tags').onConflict('name').ignore()
  const tags: { id: string }[] = await trx.from('tags').whereIn('name', wanted).select('id')
  return tags.map(({ id }) => id)
}
