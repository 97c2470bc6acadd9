import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import { tokenize } from '#core/search/tokenize'
import type Post from '#posts/models/post'

/** The maximum number of indexed words of a post; few comments have more. */
const WORDS_MAX = 400

/** The search index has each word of the title, the comment and the host. */
export async function saveWords(trx: TransactionClientContract, post: Post, isNew: boolean): Promise<void> {
  const { id: post_id, organizationId: organization_id, title, comment, host } = post
  const created_at = toInstant(post.createdAt)
  const words = tokenize([title, host, comment ?? ''].join('\n')).slice(0, WORDS_MAX)
  if (!isNew) await trx.from('post_words').where('post_id', post_id).delete()
  await trx
    .table('post_words')
    .multiInsert(words.map((word) => ({ post_id, organization_id, word, created_at })))
}
