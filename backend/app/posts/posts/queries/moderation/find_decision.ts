import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationDecision } from '#contract/moderation/data/moderation_decision'
import { instantToIso } from '#core/database/rows/instant'
import { personJoin } from '#identity/public'

/** The decision about a post and the moderator; null when the post no longer exists. */
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
