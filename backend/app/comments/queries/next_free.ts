import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { freeSuggestions, type FreeSuggestion } from '#comments/holds/free_suggestions'
import { allocate } from '#comments/rules/allocate'

/** Visitors hold nothing, so no hold is theirs. */
const VISITOR = 'visitor'

/** The free suggestion of a post that a visitor is shown next, if possible none that a member is about to copy. */
export async function nextFree(
  trx: TransactionClientContract,
  postId: string,
): Promise<FreeSuggestion | null> {
  return allocate(await freeSuggestions(trx, postId), { userId: VISITOR, at: now().getTime() })
}
