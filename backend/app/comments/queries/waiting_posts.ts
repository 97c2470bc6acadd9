import { reader } from '#core/sql/reader'
import { newestApproved, postJoin } from '#posts/public'

/** Posts are looked through from the newest on; older ones wait no more. */
const NEWEST = 200

/**
 * The ids of the newest posts of an organization that somebody has not copied from and could: with an available
 * suggestion of somebody else. Newest first.
 */
export async function listWaitingPosts(organizationId: string, userId: string): Promise<string[]> {
  const among = newestApproved(organizationId, NEWEST)
  const rows = await reader().rows<{ id: string }>(
    `select posts.id from (${among.sql}) newest ${postJoin('newest.id')}
    where posts.available_count > 0
    and exists (select 1 from comments where comments.post_id = posts.id and comments.parent_id is null
      and comments.claimed_at is null and (comments.user_id is null or comments.user_id <> ?))
    and not exists (select 1 from comments where comments.post_id = posts.id and comments.claimed_by_user_id = ?)
    order by posts.approved_at desc, posts.id desc`,
    [...among.values, userId, userId],
  )
  return rows.map(({ id }) => id)
}
