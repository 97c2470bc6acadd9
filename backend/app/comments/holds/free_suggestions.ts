import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/instant'
import type { Candidate } from '#comments/rules/allocate'

/** A suggestion nobody has copied, as it is handed out. */
export interface FreeSuggestion extends Candidate {
  content: string
}

/** The free suggestions of a post with their holds, in the order of its list. */
export async function freeSuggestions(
  client: QueryClientContract,
  postId: string,
): Promise<FreeSuggestion[]> {
  const rows: { id: string; content: string; user_id: string | null; ends_at: string | null }[] = await client
    .from('comments')
    .leftJoin('suggestion_holds as holds', 'holds.comment_id', 'comments.id')
    .where('comments.post_id', postId)
    .whereNull('comments.parent_id')
    .whereNull('comments.locked_at')
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .select('comments.id', 'comments.content', 'holds.user_id', 'holds.ends_at')
  return rows.map(({ id, content, user_id, ends_at }) => ({
    id,
    content,
    heldBy: user_id,
    heldUntil: ends_at === null ? 0 : fromInstant(ends_at).getTime(),
  }))
}
