import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The title of a listed post; empty for any other, whose title is not public. */
export async function titleIfListed(trx: TransactionClientContract, id: string): Promise<string> {
  const post: { title: string } | null = await trx
    .from('posts')
    .where({ id, listed: true })
    .select('title')
    .first()
  return post?.title ?? ''
}
