import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The title of a post that everybody may read; empty for any other, whose words stay with its organization. */
export async function titleIfListed(trx: TransactionClientContract, id: string): Promise<string> {
  const post: { title: string } | null = await trx
    .from('posts')
    .where({ id, listed: true })
    .select('title')
    .first()
  return post?.title ?? ''
}
