import type { RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, openOrganizationJoin } from '#organizations/public'

/** The `from` clause for posts of a user, as `posts`, that have run low since the user joined. */
export function lowPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${openOrganizationJoin('posts.organization_id')}
      where posts.user_id = ? and posts.supply_low_at is not null
      and posts.supply_low_at >= memberships.joined_at and ${where.sql}
      order by posts.supply_low_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}
