import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { now } from '#core/runtime/clock'

/** Whether a user does not skip the post that a column references now. */
export function isNotSkipped(post: string, userId: string): SqlFragment {
  return {
    sql: `not exists (select 1 from skipped_posts where skipped_posts.user_id = ? and skipped_posts.post_id = ${post}
      and (skipped_posts.skipped_until is null or skipped_posts.skipped_until > ?))`,
    values: [userId, toInstant(now())],
  }
}
