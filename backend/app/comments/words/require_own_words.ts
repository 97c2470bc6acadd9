import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { suggestionRepeated, suggestionSimilar } from '#comments/errors'
import { closest } from '#comments/rules/closest'
import { knownTexts } from '#comments/words/known_texts'

/** Words that somebody wants to put on a held post. */
export interface Wording {
  postId: string
  text: string
  /** The suggestion that is reworded, which may stay close to itself. */
  except?: string
  /** The person has seen what it is similar to, and wants it nevertheless. */
  acceptSimilar?: boolean
}

/**
 * Refuses words that are somebody's on this post already, and near-duplicates unless they are accepted.
 * Answers the suggestion that accepted words are similar to.
 */
export async function requireOwnWords(
  trx: TransactionClientContract,
  { postId, text, except, acceptSimilar }: Wording,
): Promise<string | null> {
  const found = closest(text, await knownTexts(trx, postId, except ?? null))
  if (!found) return null
  if (found.isSame) throw suggestionRepeated(found.text)
  if (!acceptSimilar) throw suggestionSimilar(found.text)
  return found.text.id
}
