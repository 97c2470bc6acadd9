import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { isOpenPost, isNotSkipped, timesJoins } from '#posts/public'

/** The `from` clause for the reminders of a user, as `reminders`, of posts that are open and that they do not skip. */
function reminders({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  const [open, shown] = [isOpenPost(), isNotSkipped('posts.id', userId)]
  return {
    sql: `reminders ${timesJoins('reminders')}
      where reminders.user_id = ? and reminders.told_at >= memberships.joined_at
      and ${open.sql} and ${shown.sql} and ${where.sql}
      order by reminders.told_at ${order}, reminders.post_id ${order} limit ?`,
    values: [userId, ...open.values, ...shown.values, ...where.values, limit],
  }
}

/** The reminders that a user is notified of. */
export const reminderNotifications = {
  'post.reminded': {
    at: 'reminders.told_at',
    id: 'reminders.post_id',
    postId: 'reminders.post_id',
    fromId: 'posts.user_id',
    from: reminders,
  },
} satisfies Record<string, NotifiedRows>
