import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { now } from '#core/runtime/clock'

/** Whether the user that a column, or `?`, references does not skip the post that a column references now. */
export const isShownTo = (user: string, post: string): SqlFragment => ({
  sql: `not exists (select 1 from skipped_posts where skipped_posts.user_id = ${user} and skipped_posts.post_id = ${post}
    and (skipped_posts.skipped_until is null or skipped_posts.skipped_until > ?))`,
  values: [toInstant(now())],
})

/** The same for a user. */
export function isNotSkipped(post: string, userId: string): SqlFragment {
  const { sql, values } = isShownTo('?', post)
  return { sql, values: [userId, ...values] }
}
