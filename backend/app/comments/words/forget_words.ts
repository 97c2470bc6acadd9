import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Gives words of suggestions up for everybody: all of them, or the ones that were or were not copied. */
export async function forgetWords(
  trx: TransactionClientContract,
  ids: readonly string[],
  which: { copied?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .from('suggestion_words')
    .whereIn('comment_id', [...ids])
    .where(which)
    .delete()
}
