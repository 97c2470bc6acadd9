import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationDecision } from '#contract/moderation/data/moderation_decision'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { COUNT_OF_ROW_MAX, countEach, countRows } from '#core/database/rows/count_rows'
import { isoOrNull } from '#core/database/rows/instant'
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
    moderatedAt: isoOrNull(row.moderated_at),
    moderator: row.name,
  }
}

/** How many posts moderators have given this status since an instant. */
export function countModerated(status: Exclude<ModerationStatus, 'pending'>, since: string): Promise<number> {
  return countRows(db.from('posts').where('moderation_status', status).where('moderated_at', '>=', since))
}

/** How many posts were approved together with each of these hosts and still are. */
export async function countApprovedByHosts(hostIds: readonly string[]): Promise<Map<string, number>> {
  const approved = hostIds.map((id) =>
    db.from('posts').where({ approved_by_host_id: id, moderation_status: 'approved' }),
  )
  const counts = await countEach(approved, { freshMax: COUNT_OF_ROW_MAX })
  return new Map(hostIds.map((id, at) => [id, counts[at]!]))
}
