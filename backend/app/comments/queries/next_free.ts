import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The free suggestion of a post that its list shows first; null when all are used. */
export async function nextFree(
  trx: TransactionClientContract,
  postId: string,
): Promise<{ id: string; content: string } | null> {
  const row = await trx
    .from('comments')
    .where('post_id', postId)
    .whereNull('parent_id')
    .whereNull('locked_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id', 'content')
    .first()
  return row && { id: row.id, content: row.content }
}
