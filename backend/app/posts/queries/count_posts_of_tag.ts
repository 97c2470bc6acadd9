import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How many posts carry a tag, whoever may see them. */
export async function countPostsOfTag(trx: TransactionClientContract, tagId: string): Promise<number> {
  const row = await trx.from('post_tags').where('tag_id', tagId).count('* as total').firstOrFail()
  return Number(row.total)
}
