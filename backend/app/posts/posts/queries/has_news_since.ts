import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { isOpen } from '#posts/posts/queries/visible_posts'

/** Whether a suggestion has come to wait for members of an organization after an instant; both are columns. */
export function hasNewsSince(organization: string, instant: string): SqlFragment {
  const { sql, values } = isOpen()
  return {
    sql: `exists (select 1 from posts
      where posts.organization_id = ${organization} and posts.waiting_at > ${instant} and ${sql})`,
    values,
  }
}
