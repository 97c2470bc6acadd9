import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The host of a pending post; null when the post is not pending, or deleted. */
export async function findPendingHost(trx: TransactionClientContract, id: string): Promise<string | null> {
  const row: { host: string } | null = await trx
    .from('posts')
    .where('id', id)
    .whereRaw("moderation_status = 'pending'")
    .select('host')
    .first()
  return row?.host ?? null
}
