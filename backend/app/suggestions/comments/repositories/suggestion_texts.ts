import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Comment from '#suggestions/comments/models/comment'
import {
  deleteUsedTexts,
  insertUsedTexts,
  markTextCopied,
  requireUniqueText,
} from '#suggestions/comments/repositories/used_texts'
import { textHash } from '#suggestions/comments/rules/normalize_text'

/** A claimed suggestion, and the text the member copied instead. */
interface EditedCopy {
  suggestion: { id: string; postId: string; content: string }
  text: string
  acceptSimilar?: boolean
}

/** Saves the edited copy of a claim, which has to be unique on the post like a suggestion. Returns `copiedContent`. */
export async function saveEditedCopy(
  trx: TransactionClientContract,
  { suggestion, text, acceptSimilar }: EditedCopy,
): Promise<string | null> {
  const { id, postId, content } = suggestion
  await deleteUsedTexts(trx, [id], { copied: true })
  if (textHash(text) !== textHash(content)) {
    await requireUniqueText(trx, { postId, text, except: id, acceptSimilar })
    await insertUsedTexts(trx, [{ postId, id, copied: true, text }])
  }
  const copied_content = text === content ? null : text
  await trx.from('comments').where('id', id).update({ copied_content })
  return copied_content
}

/** Changes the content of a suggestion of a locked post, without saving it. The text of a copy is kept. */
export async function changeContent(
  trx: TransactionClientContract,
  comment: Comment,
  text: string,
  acceptSimilar?: boolean,
): Promise<void> {
  const { id, postId } = comment
  const old = textHash(comment.content)
  if (comment.claimedAt !== null) comment.copiedContent ??= comment.content
  if (textHash(text) !== old) {
    comment.similarToId = await requireUniqueText(trx, { postId, text, except: id, acceptSimilar })
    if (comment.copiedContent !== null && textHash(comment.copiedContent) === old)
      await markTextCopied(trx, id)
    await deleteUsedTexts(trx, [id], { copied: false })
    await insertUsedTexts(trx, [{ postId, id, copied: false, text }])
  }
  comment.content = text
}
