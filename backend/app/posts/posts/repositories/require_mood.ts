import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { moodNotFound } from '#posts/posts/errors'

/** Refuses the id of a mood that does not exist; no id is accepted. */
export async function requireMood(trx: TransactionClientContract, moodId?: string | null): Promise<void> {
  if (!moodId) return
  const mood = await trx.from('moods').where('id', moodId).select('id').first()
  if (!mood) throw moodNotFound()
}
