import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Subquery = ReturnType<ReturnType<TransactionClientContract['from']>['select']>
/** Ids, or a statement that selects them. */
type Posts = readonly string[] | Subquery

/** Copies whether posts are listed to their tags and words, whose indexes have only those of listed posts. */
export async function listTagsAndWords(
  trx: TransactionClientContract,
  posts: Posts,
  listed: boolean,
): Promise<void> {
  await copyTo('post_tags', trx, posts, listed)
  await listWords(trx, posts, listed)
}

/** The same for words alone. */
export const listWords = (trx: TransactionClientContract, posts: Posts, listed: boolean): Promise<void> =>
  copyTo('post_words', trx, posts, listed)

async function copyTo(table: string, trx: TransactionClientContract, posts: Posts, listed: boolean) {
  await trx
    .from(table)
    .whereIn('post_id', posts as string[])
    .where('listed', !listed)
    .update({ listed })
}
