import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import type Post from '#posts/models/post'
import { wordRows } from '#posts/search/word_rows'

const TEXTS = ['title', 'comment', 'host'] as const

/** Whether a post that is about to be saved will be found by other words than before. */
export function willReadDifferently(post: Post): boolean {
  return TEXTS.some((name) => name in post.$dirty)
}

/** Makes a post found by the words it has now, in the transaction that writes it. */
export async function indexPost(trx: TransactionClientContract, post: Post): Promise<void> {
  const { id, organizationId, title, comment, host, createdAt } = post
  const created_at = toInstant(createdAt)
  await trx.from('post_words').where('post_id', id).delete()
  const rows = wordRows({ id, organization_id: organizationId, title, comment, host, created_at })
  await trx.table('post_words').multiInsert(rows)
}
