import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { suggestionRepeated } from '#comments/errors'
import { wordsHash } from '#comments/words/words_hash'

/** Whose words they are, and whether they are its own or were copied instead of them. */
interface Owner {
  postId: string
  id: string
  copied: boolean
}

/** Makes words those of a suggestion; on its post they are nobody else's then. */
export async function takeWords(
  trx: TransactionClientContract,
  { postId, id, copied }: Owner,
  text: string,
): Promise<void> {
  try {
    await trx
      .table('suggestion_words')
      .insert({ post_id: postId, hash: wordsHash(text), comment_id: id, copied })
  } catch (error) {
    if (isUniqueViolation(error, 'suggestion_words')) throw suggestionRepeated()
    throw error
  }
}
