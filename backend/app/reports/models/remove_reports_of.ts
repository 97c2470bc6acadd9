import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Removes what a person has reported, for one who wants nothing of theirs to stay. */
export async function removeReportsOf(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('reports').where('reporter_id', userId).delete()
}
