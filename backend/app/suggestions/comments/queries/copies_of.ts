import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { postJoin } from '#posts/public'

/** In SQL: the same author has a later copied suggestion on the same post. */
const HAS_LATER = `exists (select 1 from comments later
  where later.user_id = comments.user_id and later.post_id = comments.post_id
  and later.copy_notified_at >= comments.copy_notified_at
  and (later.copy_notified_at > comments.copy_notified_at or later.id > comments.id))`

/** In SQL: how many suggestions of the same author on the same post were copied. */
const COPIES = `(select cast(count(*) as integer) from comments copies
  where copies.user_id = comments.user_id and copies.post_id = comments.post_id
  and copies.copy_notified_at is not null)`

/** The `from` clause for the last copied suggestion, as `comments`, of a user on each post since they joined. */
function copiesOf({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `comments ${postJoin('comments.post_id')}
      ${membershipJoin('posts.organization_id', '?')}
      ${organizationJoin('posts.organization_id', 'open')}
      where comments.user_id = ? and comments.copy_notified_at is not null
      and comments.copy_notified_at >= memberships.joined_at and posts.moderation_status = 'approved'
      and not ${HAS_LATER} and ${where.sql}
      order by comments.copy_notified_at ${order}, comments.id ${order} limit ?`,
    values: [userId, userId, ...where.values, limit],
  }
}

/** The copies that an author is notified of: one notification a post. Names no copier unless the organization shows them. */
export const copyNotifications = {
  'suggestion.copied': {
    at: 'comments.copy_notified_at',
    id: 'comments.id',
    postId: 'comments.post_id',
    fromId: 'case when organizations.copiers_visible then comments.claimed_by_user_id end',
    count: COPIES,
    from: copiesOf,
  },
} satisfies Record<string, NotifiedRows>
