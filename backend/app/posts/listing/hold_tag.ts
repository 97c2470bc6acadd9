import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { oneAtATime } from '#core/database/one_at_a_time'
import { tagNotFound } from '#posts/errors'
import { toTag, type TagRow } from '#posts/models/tag_row'
import type { PredefinableTag } from '#contract/data/tag'

/**
 * Holds a tag alone until the transaction ends: who writes a post with it waits, or has finished. Administrators
 * take turns, and one who waits here holds no other tag, so nobody waits for anybody in a circle.
 */
export async function holdTag(trx: TransactionClientContract, id: string): Promise<PredefinableTag> {
  await oneAtATime(trx, 'tags')
  const row: TagRow | null = await trx.from('tags').where('id', id).forUpdate().select('*').first()
  if (!row) throw tagNotFound()
  return toTag(row)
}
