import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import type { Author } from '#core/database/rows/author'
import { newId } from '#core/runtime/ids'
import { LockedPost, requireMoods } from '#posts/public'
import { insertSuggestions } from '#suggestions/comments/repositories/insert_suggestions'

/** A post, whose author is that of the suggestions too. */
interface PostWithSuggestions extends Author {
  postId: string
  suggestions: readonly FirstSuggestion[]
}

/**
 * Adds the first suggestions of a post, if any, in the transaction that creates it, all or none. MOOD_NOT_FOUND,
 * SUGGESTION_SIMILAR, SUGGESTION_LIMIT_REACHED.
 */
export async function addFirstSuggestions(
  trx: TransactionClientContract,
  { postId, userId, apiToken, suggestions }: PostWithSuggestions,
): Promise<void> {
  if (suggestions.length === 0) return
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
    ...(apiToken && { apiToken }),
    acceptSimilar,
  }))
  await insertSuggestions(trx, await LockedPost.lock(trx, postId), toAdd, true)
}
