import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { isShownTo } from '#posts/posts/queries/skipped_posts'
import { isOpen } from '#posts/posts/queries/visible_posts'

/**
 * Whether a post, as `posts`, concerns a member, joined as `memberships`: it asks for comments, was shared by another member
 * after this one had joined, and does not wait for another author's suggestion.
 */
function concerns(): SqlFragment {
  const open = isOpen()
  return {
    sql: `${open.sql} and posts.user_id is distinct from memberships.user_id
      and posts.created_at >= memberships.joined_at
      and (posts.waiting_except_id is distinct from memberships.user_id or posts.waiting_except_at is not null)`,
    values: open.values,
  }
}

/** Whether a member has the notification of a paced post once they were told of it. */
export function isToldOf(): SqlFragment {
  const { sql, values } = concerns()
  return { sql: `posts.pacing is not null and ${sql}`, values }
}

/** Whether the member has neither skipped nor opened the post. */
function hasNotSeen(): SqlFragment {
  const shown = isShownTo('memberships.user_id', 'posts.id')
  return {
    sql: `${shown.sql} and not exists (select 1 from post_reads where post_reads.user_id = memberships.user_id
        and post_reads.post_id = posts.id and post_reads.read_at >= posts.approved_at)`,
    values: shown.values,
  }
}

/** Whether a member has yet to be told of a paced post. */
export const mayBeTold = (): SqlFragment => both(isToldOf(), hasNotSeen())

/** Whether a suggestion waits for a member on a post they have not seen, of which they were told if it is paced. */
export function waitsUnseen(): SqlFragment {
  const { sql, values } = both(concerns(), hasNotSeen())
  return {
    sql: `posts.waiting_at is not null and posts.available_count > 0 and ${sql}
      and (posts.pacing is null or exists (select 1 from told_members told where told.post_id = posts.id
        and told.user_id = memberships.user_id and told.told_at is not null))`,
    values,
  }
}

const both = (one: SqlFragment, other: SqlFragment): SqlFragment => ({
  sql: `${one.sql} and ${other.sql}`,
  values: [...one.values, ...other.values],
})
