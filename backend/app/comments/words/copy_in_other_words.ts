import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forgetWords } from '#comments/words/forget_words'
import { requireOwnWords } from '#comments/words/require_own_words'
import { takeWords } from '#comments/words/take_words'
import { wordsHash } from '#comments/words/words_hash'

/** A suggestion that was edited before it was copied, and into what. */
export interface EditedCopy {
  suggestion: { id: string; postId: string; content: string }
  text: string
  acceptSimilar?: boolean
}

/** Keeps what was really handed out with a claim. Like a suggestion, it may not be what somebody else has. */
export async function copyInOtherWords(
  trx: TransactionClientContract,
  { suggestion, text, acceptSimilar }: EditedCopy,
): Promise<void> {
  const { id, postId, content } = suggestion
  await forgetWords(trx, [id], { copied: true })
  if (wordsHash(text) !== wordsHash(content)) {
    await requireOwnWords(trx, { postId, text, except: id, acceptSimilar })
    await takeWords(trx, { postId, id, copied: true }, text)
  }
  const copied_content = text === content ? null : text
  await trx.from('comments').where('id', id).update({ copied_content })
}
