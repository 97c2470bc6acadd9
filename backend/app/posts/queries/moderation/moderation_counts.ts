import db from '@adonisjs/lucid/services/db'
import type { ModerationStatus } from '#contract/rules/post'

/** How many posts have a status since a moderator decided so, at this instant or later. */
export async function countModerated(
  status: Exclude<ModerationStatus, 'pending'>,
  since: string,
): Promise<number> {
  const row = await db
    .from('posts')
    .where('moderation_status', status)
    .where('moderated_at', '>=', since)
    .count('* as total')
    .firstOrFail()
  return Number(row.total)
}

/** How many posts were approved together with each of these hosts, and still are. */
export async function countApprovedByHosts(hostIds: readonly string[]): Promise<Map<string, number>> {
  const rows: { id: string; total: number | string }[] = await db
    .from('posts')
    .whereIn('approved_by_host_id', [...hostIds])
    .where('moderation_status', 'approved')
    .groupBy('approved_by_host_id')
    .select('approved_by_host_id as id')
    .count('* as total')
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}
