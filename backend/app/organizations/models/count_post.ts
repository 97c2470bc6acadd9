import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Counts a post that came (1) or went (-1), in the transaction that wrote it. */
export async function countPost(
  trx: TransactionClientContract,
  organizationId: string,
  change: 1 | -1,
): Promise<void> {
  await trx.from('organizations').where('id', organizationId).increment('posts_count', change)
}
