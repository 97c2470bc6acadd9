import type { RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { isNotSkipped } from '#posts/posts/queries/skipped_posts'
import { isOpen } from '#posts/posts/queries/visible_posts'
import { timesJoins } from '#posts/telling/queries/occasions'

/** The `from` clause for posts of which a user was reminded, as `reminders`, while they are open and not skipped. */
export function remindedPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  const [open, shown] = [isOpen(), isNotSkipped('posts.id', userId)]
  return {
    sql: `reminders ${timesJoins('reminders')}
      where reminders.user_id = ? and reminders.told_at >= memberships.joined_at
      and ${open.sql} and ${shown.sql} and ${where.sql}
      order by reminders.told_at ${order}, reminders.post_id ${order} limit ?`,
    values: [userId, ...open.values, ...shown.values, ...where.values, limit],
  }
}
