import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { suggestionRepeated, suggestionSimilar } from '#comments/errors'
import { findClosest, type KnownText } from '#comments/rules/closest'
import { textHash } from '#comments/rules/normalize_text'

/** The suggestion a text belongs to, as its content or as its edited copy. */
interface Owner {
  postId: string
  id: string
  copied: boolean
}

/** Registers a text of a suggestion, so that no other suggestion of the post can have it. */
export async function insertUsedText(
  trx: TransactionClientContract,
  { postId, id, copied }: Owner,
  text: string,
): Promise<void> {
  try {
    await trx.table('used_texts').insert({ post_id: postId, hash: textHash(text), comment_id: id, copied })
  } catch (error) {
    if (isUniqueViolation(error)) throw suggestionRepeated()
    throw error
  }
}

/** Deletes texts of suggestions, so that others may use them: all of them, or only the copied or own ones. */
export async function deleteUsedTexts(
  trx: TransactionClientContract,
  ids: readonly string[],
  which: { copied?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .from('used_texts')
    .whereIn('comment_id', [...ids])
    .where(which)
    .delete()
}

/** Keeps the text of a suggestion that is about to change as the copied one. */
export async function markTextCopied(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('used_texts').where('comment_id', id).update({ copied: true })
}

interface TextToCheck {
  postId: string
  text: string
  /** The suggestion being edited, which is not compared with itself. */
  except?: string
  /** Whether to accept a near-duplicate. */
  acceptSimilar?: boolean
}

/**
 * Refuses a text that a locked post has already, and a near-duplicate unless it is accepted.
 * Returns the suggestion an accepted text is similar to.
 */
export async function requireUniqueText(
  trx: TransactionClientContract,
  { postId, text, except, acceptSimilar }: TextToCheck,
): Promise<string | null> {
  const found = findClosest(text, await listKnownTexts(trx, postId, except))
  if (!found) return null
  if (found.isSame) throw suggestionRepeated(found.text)
  if (!acceptSimilar) throw suggestionSimilar(found.text)
  return found.text.id
}

/** The texts of the suggestions of a post, and their edited copies. */
async function listKnownTexts(
  trx: TransactionClientContract,
  postId: string,
  except?: string,
): Promise<KnownText[]> {
  const query = trx.from('comments').where('post_id', postId).whereNull('parent_id')
  if (except !== undefined) void query.whereNot('id', except)
  const rows: { id: string; content: string; copied_content: string | null }[] = await query
    .orderBy('id')
    .select('id', 'content', 'copied_content')
  return rows.flatMap(({ id, content, copied_content }) =>
    [content, copied_content].filter((text) => text !== null).map((text) => ({ id, content: text })),
  )
}
