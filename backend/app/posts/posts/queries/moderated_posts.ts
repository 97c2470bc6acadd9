import type { RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, openOrganizationJoin } from '#organizations/public'

/**
 * The `from` clause for posts of a user, as `posts`, that a moderator has decided about since the user joined. A
 * resubmitted post has no decision yet.
 */
export function moderatedPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${openOrganizationJoin('posts.organization_id')}
      where posts.user_id = ? and posts.moderated_at is not null
      and posts.moderated_at >= memberships.joined_at and ${where.sql}
      order by posts.moderated_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}
