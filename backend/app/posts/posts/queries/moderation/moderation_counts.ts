import db from '@adonisjs/lucid/services/db'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { COUNT_OF_ROW_MAX, countEach, countRows } from '#core/database/rows/count_rows'

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
