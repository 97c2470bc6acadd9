import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A suggestion, for programs of its organization. */
export interface SuggestionFacts {
  id: string
  content: string
  /** Null for what an API token of the organization wrote, and when the account is gone. */
  userId: string | null
  isAiGenerated: boolean
}

interface Row {
  id: string
  content: string
  user_id: string | null
  is_ai_generated: boolean | number
}

/** The suggestions of a post, oldest first. */
export async function listSuggestionFacts(
  trx: TransactionClientContract,
  postId: string,
): Promise<SuggestionFacts[]> {
  const rows: Row[] = await trx
    .from('comments')
    .where('post_id', postId)
    .whereNull('parent_id')
    .orderBy('created_at')
    .orderBy('id')
    .select('id', 'content', 'user_id', 'is_ai_generated')
  return rows.map(({ id, content, user_id: userId, is_ai_generated: isAiGenerated }) => {
    return { id, content, userId, isAiGenerated: Boolean(isAiGenerated) }
  })
}
