import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Comment from '#comments/models/comment'
import { forgetWords } from '#comments/words/forget_words'
import { takeWords } from '#comments/words/take_words'
import { requireOwnWords } from '#comments/words/require_own_words'
import { wordsHash } from '#comments/words/words_hash'

/** Gives a suggestion of a held post other words. What somebody has copied of it already stays theirs. */
export async function reword(
  trx: TransactionClientContract,
  comment: Comment,
  text: string,
  acceptSimilar?: boolean,
): Promise<void> {
  const { id, postId } = comment
  const old = wordsHash(comment.content)
  if (comment.lockedAt !== null) comment.copiedContent ??= comment.content
  if (wordsHash(text) !== old) {
    comment.similarToId = await requireOwnWords(trx, { postId, text, except: id, acceptSimilar })
    if (comment.copiedContent !== null && wordsHash(comment.copiedContent) === old) {
      await trx.from('suggestion_words').where('comment_id', id).update({ copied: true })
    }
    await forgetWords(trx, [id], { copied: false })
    await takeWords(trx, { postId, id, copied: false }, text)
  }
  comment.content = text
}
