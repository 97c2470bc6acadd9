import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { moodNotFound } from '#posts/posts/errors'

/** Refuses the id of a mood that does not exist; no id is accepted. */
export const requireMood = (trx: TransactionClientContract, moodId?: string | null): Promise<void> =>
  requireMoods(trx, [moodId])

/** The same for several ids, in one statement. */
export async function requireMoods(
  trx: TransactionClientContract,
  moodIds: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(moodIds.filter((id) => id !== null && id !== undefined))]
  if (ids.length === 0) return
  const moods: { id: string }[] = await trx.from('moods').whereIn('id', ids).select('id')
  if (moods.length < ids.length) throw moodNotFound()
}
