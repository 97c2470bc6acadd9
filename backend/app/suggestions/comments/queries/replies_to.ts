import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { postJoin } from '#posts/public'
import { copyNotifications } from '#suggestions/comments/queries/copies_of'

/** The `from` clause for replies, as `comments`, to a user's suggestions since they joined the organization. */
function repliesTo({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `comments ${postJoin('comments.post_id')}
      ${membershipJoin('posts.organization_id', '?')}
      ${organizationJoin('posts.organization_id', 'open')}
      where comments.reply_to_user_id = ? and comments.created_at >= memberships.joined_at and ${where.sql}
      order by comments.created_at ${order}, comments.id ${order} limit ?`,
    values: [userId, userId, ...where.values, limit],
  }
}

/** The replies that a user is notified of. */
const replyNotifications = {
  'reply.added': {
    at: 'comments.created_at',
    id: 'comments.id',
    postId: 'comments.post_id',
    fromId: 'comments.user_id',
    from: repliesTo,
  },
} satisfies Record<string, NotifiedRows>

/** What the author of suggestions is notified of. */
export const suggestionNotifications = { ...replyNotifications, ...copyNotifications }
