import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { isShownTo } from '#posts/posts/queries/skipped_posts'
import { isOpen } from '#posts/posts/queries/visible_posts'

/** Whether a member, joined as `memberships`, may be told of a paced post, as `posts`, so that they have the notification. */
export function isToldOf(): SqlFragment {
  const open = isOpen()
  return {
    sql: `posts.pacing is not null and ${open.sql} and posts.user_id is distinct from memberships.user_id
      and posts.created_at >= memberships.joined_at
      and (posts.waiting_except_id is distinct from memberships.user_id or posts.waiting_except_at is not null)`,
    values: open.values,
  }
}

/** The same for a member who has yet to be told: one who has skipped or opened the post is not. */
export function mayBeTold(): SqlFragment {
  const [told, shown] = [isToldOf(), isShownTo('memberships.user_id', 'posts.id')]
  return {
    sql: `${told.sql} and ${shown.sql} and not exists (select 1 from post_reads where post_reads.user_id = memberships.user_id
        and post_reads.post_id = posts.id and post_reads.read_at >= posts.approved_at)`,
    values: [...told.values, ...shown.values],
  }
}

/** Joins posts and memberships to `told_members`. */
export const toldJoins = `join posts on posts.id = told_members.post_id
  ${membershipJoin('posts.organization_id', 'told_members.user_id')}
  ${organizationJoin('posts.organization_id', 'open')}`
