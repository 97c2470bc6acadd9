import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { suggestionRepeated, suggestionSimilar } from '#suggestions/comments/errors'
import { insertOf, writeAll } from '#core/database/sql/write_all'
import { similarCandidates, storedSignature } from '#suggestions/comments/repositories/text_signatures'
import { findClosest, type Closest, type KnownText } from '#suggestions/comments/rules/closest'
import { textHash } from '#suggestions/comments/rules/normalize_text'

/** The tables with data of every text. */
const TABLES = ['used_texts', 'text_signatures']

/** The most texts with which a text is compared: those with the most similar signatures. */
const COMPARED_MAX = 64
const COMPARED_AT_ONCE = 16

/** The suggestion of a text, which is its content or its edited copy. */
interface Owner {
  postId: string
  id: string
  copied: boolean
}

/** Registers texts of suggestions of a locked post, so that no other suggestion of the post can have them. */
export async function insertUsedTexts(
  trx: TransactionClientContract,
  texts: readonly (Owner & { text: string })[],
): Promise<void> {
  const rowsWith = (column: string, valueOf: (text: string) => string | Buffer) =>
    texts.map(({ postId, id, copied, text }) => ({
      post_id: postId,
      comment_id: id,
      copied,
      [column]: valueOf(text),
    }))
  try {
    await writeAll(trx, [
      ...insertOf(trx, 'used_texts', rowsWith('hash', textHash)),
      ...insertOf(trx, 'text_signatures', rowsWith('signature', storedSignature)),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) throw suggestionRepeated()
    throw error
  }
}

/**
 * Deletes texts of suggestions, so that other suggestions may use them: all of them, or only copied or only original
 * ones.
 */
export async function deleteUsedTexts(
  trx: TransactionClientContract,
  ids: readonly string[],
  which: { copied?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  for (const table of TABLES) {
    await trx
      .from(table)
      .whereIn('comment_id', [...ids])
      .where(which)
      .delete()
  }
}

/** Keeps the text of a suggestion that is about to change as the copied text. */
export async function markTextCopied(trx: TransactionClientContract, id: string): Promise<void> {
  for (const table of TABLES) await trx.from(table).where('comment_id', id).update({ copied: true })
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
 * Refuses a text that a locked post already has, and a near-duplicate unless it is accepted. Returns the suggestion to
 * which an accepted text is similar.
 */
export async function requireUniqueText(
  trx: TransactionClientContract,
  { acceptSimilar, ...input }: TextToCheck,
): Promise<string | null> {
  const found = await findSimilar(trx, input)
  if (!found) return null
  if (found.isSame) throw suggestionRepeated(found.text)
  if (!acceptSimilar) throw suggestionSimilar(found.text)
  return found.text.id
}

/** The text of a locked post that a text repeats or of which it is a near-duplicate; null if there is none. */
export async function findSimilar(
  trx: TransactionClientContract,
  { postId, text, except }: Omit<TextToCheck, 'acceptSimilar'>,
): Promise<Closest | null> {
  // Only those with the most similar signatures.
  const [ids] = await similarCandidates(trx, { postId, texts: [text], limit: COMPARED_MAX })
  return closestOf(trx, text, ids!, except)
}

/** The same for each of several texts. */
export async function findSimilarToEach(
  trx: TransactionClientContract,
  postId: string,
  texts: readonly string[],
): Promise<(Closest | null)[]> {
  const candidates = await similarCandidates(trx, { postId, texts, limit: COMPARED_MAX })
  const found: (Closest | null)[] = []
  for (const [index, ids] of candidates.entries()) found.push(await closestOf(trx, texts[index]!, ids))
  return found
}

async function closestOf(
  trx: TransactionClientContract,
  text: string,
  ids: readonly string[],
  except?: string,
): Promise<Closest | null> {
  const others = ids.filter((id) => id !== except)
  while (others.length > 0) {
    const found = findClosest(text, await listTexts(trx, others.splice(0, COMPARED_AT_ONCE)))
    if (found) return found
  }
  return null
}

/** The texts of suggestions, and their edited copies. */
async function listTexts(trx: TransactionClientContract, ids: readonly string[]): Promise<KnownText[]> {
  const rows: { id: string; content: string; copied_content: string | null }[] = await trx
    .from('comments')
    .whereIn('id', [...ids])
    .orderBy('id')
    .select('id', 'content', 'copied_content')
  return rows.flatMap(({ id, content, copied_content }) =>
    [content, copied_content].filter((text) => text !== null).map((text) => ({ id, content: text })),
  )
}
