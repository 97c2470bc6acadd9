import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { now } from '#core/runtime/clock'
import { isNotOver } from '#posts/posts/queries/visible_posts'

/** Whether a post is pinned and not over, by the name of its table. */
export const isOnTop = (posts: string): SqlFragment => ({
  sql: `(${posts}.pinned_at is not null and ${posts}.ended_at is null and ${isNotOver(posts)})`,
  values: [toInstant(now())],
})

/** Selects the pinned posts that are on top of the list of an organization, as `id` and `created_at`. */
export function postsOnTop(organizationId: string): SqlFragment {
  const { sql, values } = isOnTop('posts')
  return {
    sql: `select posts.id, posts.created_at from posts
      where posts.organization_id = ? and posts.starts_at is null and ${sql}`,
    values: [organizationId, ...values],
  }
}
