import db from '@adonisjs/lucid/services/db'
import type { RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { isToldOf } from '#posts/telling/queries/may_be_told'
import { timesJoins } from '#posts/telling/queries/occasions'

const WHICH = { waiting: 'posts.waiting_at is not null', wanting: 'posts.waiting_at is null' }

/** SQLite's planner may begin with the organizations, and would then sort every post the user was told of. */
const TOLD = { sqlite: 'told_members indexed by told_members_newest', postgres: 'told_members' }

/**
 * The `from` clause for paced posts, as `posts` next to `memberships` and `told_members`, of which a user was told: those in
 * which a suggestion waits, or that want some. One index scan up to the limit.
 */
export function pacedPosts(
  which: keyof typeof WHICH,
  { userId, since, where, order, limit }: RowsOfUser & { since: SqlFragment },
): SqlFragment {
  const { sql, values } = isToldOf()
  const told = TOLD[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']
  return {
    sql: `${told} ${timesJoins('told_members')}
      where told_members.user_id = ? and told_members.told_at >= ${since.sql}
      and told_members.told_at >= memberships.joined_at and ${WHICH[which]} and ${sql} and ${where.sql}
      order by told_members.told_at ${order}, told_members.post_id ${order} limit ?`,
    values: [userId, ...since.values, ...values, ...where.values, limit],
  }
}
