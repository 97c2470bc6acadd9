import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import { newId } from '#core/runtime/ids'
import { LockedPost, requireMoods } from '#posts/public'
import { insertSuggestions } from '#suggestions/comments/repositories/insert_suggestions'

interface PostWithSuggestions {
  postId: string
  /** Its author, and that of the suggestions. */
  userId: string
  suggestions: readonly FirstSuggestion[]
}

/**
 * Adds the first suggestions of a post in the transaction that creates it, all or none. MOOD_NOT_FOUND,
 * SUGGESTION_SIMILAR, SUGGESTION_LIMIT_REACHED.
 */
export async function insertFirstSuggestions(
  trx: TransactionClientContract,
  { postId, userId, suggestions }: PostWithSuggestions,
): Promise<void> {
  await requireMoods(
    trx,
    suggestions.map(({ moodId }) => moodId),
  )
  const toAdd = suggestions.map(({ acceptSimilar = false, ...fields }, index) => ({
    ...fields,
    id: newId(),
    index,
    postId,
    userId,
    acceptSimilar,
  }))
  await insertSuggestions(trx, await LockedPost.lock(trx, postId), toAdd, true)
}
