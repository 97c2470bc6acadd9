import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationDecision } from '#contract/data/moderation_decision'
import { instantToIso } from '#core/database/instant'
import { personJoin } from '#users/public'

/** What was decided about a post, and by whom; null when it no longer exists. */
export async function findDecision(
  client: QueryClientContract,
  id: string,
): Promise<ModerationDecision | null> {
  const row = await client
    .from('posts')
    .joinRaw(personJoin('posts.moderated_by'))
    .where('posts.id', id)
    .select('posts.moderation_status', 'posts.moderation_reason', 'posts.moderated_at', 'users.name')
    .first()
  if (!row) return null
  return {
    status: row.moderation_status,
    reason: row.moderation_reason,
    moderatedAt: row.moderated_at === null ? null : instantToIso(row.moderated_at),
    moderator: row.name,
  }
}
