import type { ErrorDetails } from '#contract/error_code'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { OrganizationPosts, postJoin } from '#posts/public'
import { isAvailableTo, isUnclaimed, OWN_TEXT_OF } from '#suggestions/comments/rules/availability'

/** Only this many of the newest posts are considered. */
const NEWEST = 200

/** The ids of the newest posts of an organization from which a member could copy and has not copied yet, newest first. */
export async function listWaitingPosts(organizationId: string, userId: string): Promise<string[]> {
  const { sql, values } = waitingPosts(organizationId, userId)
  const rows = await reader().rows<{ id: string }>(sql, values)
  return rows.map(({ id }) => id)
}

/** The statement of `listWaitingPosts`. */
export function waitingPosts(organizationId: string, userId: string): SqlFragment {
  const among = new OrganizationPosts(organizationId).newestApproved(NEWEST)
  const available = isAvailableTo(userId)
  return {
    sql: `select posts.id from (${among.sql}) newest ${postJoin('newest.id')}
    where exists (select 1 from comments where comments.post_id = posts.id and ${available.sql})
    and not exists (select 1 from comments where comments.post_id = posts.id and comments.claimed_by_user_id = ?)
    order by posts.approved_at desc, posts.id desc`,
    values: [...among.values, ...available.values, userId],
  }
}

/**
 * Why no post of an organization waits for a member although suggestions are left: they are the author of all of these,
 * or have copied from every post with one by another author. Undefined when none is left.
 */
export async function whyNothingWaits(
  organizationId: string,
  userId: string,
): Promise<Pick<ErrorDetails, 'onlyYours' | 'copiedFromAll'> | undefined> {
  const among = new OrganizationPosts(organizationId).newestApproved(NEWEST)
  const unclaimed = isUnclaimed()
  const [row] = await reader().rows<{ of_others: number | null }>(
    `select max(case when (${OWN_TEXT_OF}) = ? then 0 else 1 end) as of_others
    from (${among.sql}) newest join comments on comments.post_id = newest.id
    where ${unclaimed.sql}`,
    [userId, ...among.values, ...unclaimed.values],
  )
  if (row === undefined || row.of_others === null) return undefined
  return row.of_others === 0 ? { onlyYours: true } : { copiedFromAll: true }
}
