import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin, openMemberships } from '#organizations/public'
import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { remindedPosts } from '#posts/reminders/queries/reminded_posts'
import { pacedPosts } from '#posts/telling/queries/paced_posts'
import { isNotOver, isOpen } from '#posts/posts/queries/visible_posts'

/** The `from` clause for posts of a user, as `posts`, that have run low since the user joined. */
function lowPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${organizationJoin('posts.organization_id', 'open')}
      where posts.user_id = ? and posts.supply_low_at is not null and ${isNotOver('posts')}
      and posts.supply_low_at >= memberships.joined_at and ${where.sql}
      order by posts.supply_low_at ${order}, posts.id ${order} limit ?`,
    values: [userId, toInstant(now()), ...where.values, limit],
  }
}

/**
 * The `from` clause for posts of a user, as `posts`, that a moderator has decided about since the user joined. A
 * resubmitted post has no decision yet.
 */
function moderatedPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${organizationJoin('posts.organization_id', 'open')}
      where posts.user_id = ? and posts.moderated_at is not null
      and posts.moderated_at >= memberships.joined_at and ${where.sql}
      order by posts.moderated_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** The `from` clause for posts of a user, as `posts`, that have passed a milestone since the user joined. */
function reachedPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${organizationJoin('posts.organization_id', 'open')}
      where posts.user_id = ? and posts.reached_at is not null and posts.moderation_status = 'approved'
      and posts.reached_at >= memberships.joined_at and ${where.sql}
      order by posts.reached_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** Selects posts that others have shared, and their order. */
export interface SharedPosts extends RowsOfUser {
  /** At this instant or later. */
  since: SqlFragment
  /** Per organization. */
  limit: number
}

/** Posts of which all members are told at an instant: `decideDelivery` in SQL, with the index that finds them. */
interface Told {
  at: string
  index: string
  which: string
}

const WAITING = {
  at: 'posts.waiting_at',
  index: 'posts_waiting',
  which: 'posts.waiting_except_id is distinct from memberships.user_id',
}
const WAITING_FOR_EXCEPTION = {
  at: 'posts.waiting_except_at',
  index: 'posts_waiting_except',
  which: 'posts.waiting_except_id = memberships.user_id',
}
const WANTING = { at: 'posts.approved_at', index: 'posts_wanting', which: 'posts.waiting_at is null' }

/** SQLite has no `lateral`, but evaluates a correlated subquery for each row. */
const DIALECTS = {
  sqlite: {
    latest: 'max',
    // SQLite's planner prefers the index by `created_at`, and would sort every shared post.
    posts: (index: string) => `posts indexed by ${index}`,
    join: (found: string) => `cross join posts on posts.id in (select posts.id ${found})`,
  },
  postgres: {
    latest: 'greatest',
    posts: () => 'posts',
    join: (found: string) => `cross join lateral (select posts.* ${found}) posts`,
  },
}

/**
 * The `from` clause for posts, as `posts` next to `memberships`, that others have shared in a user's organizations
 * since they joined. Each organization is one index scan up to the limit.
 */
function sharedPosts({ at, index, which }: Told, rows: SharedPosts): SqlFragment {
  const { userId, since, where, order, limit } = rows
  const open = isOpen()
  const { latest, posts, join } =
    DIALECTS[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']
  const found = `from ${posts(index)} where posts.organization_id = memberships.organization_id and ${which}
    and posts.moderation_status = 'approved' and posts.pacing is null and ${open.sql}
    and posts.user_id is distinct from memberships.user_id
    and posts.created_at >= memberships.joined_at
    and ${at} >= ${latest}(${since.sql}, memberships.joined_at) and ${where.sql}
    order by ${at} ${order}, posts.id ${order} limit ?`
  return {
    sql: `${openMemberships}
      ${join(found)} where memberships.user_id = ?`,
    values: [...open.values, ...since.values, ...where.values, limit, userId],
  }
}

/** Selects the ids of posts in which a suggestion waits for a user, by the column with the instant they were told. */
export function waitingPosts(rows: (at: string) => SharedPosts): SqlFragment {
  const atOnce = [WAITING, WAITING_FOR_EXCEPTION].map((told) => sharedPosts(told, rows(told.at)))
  const parts = [...atOnce, pacedPosts('waiting', rows(TOLD_AT))]
  return {
    sql: parts
      .map(({ sql }) => `select found.id from (select posts.id from ${sql}) found`)
      .join(' union all '),
    values: parts.flatMap(({ values }) => values),
  }
}

const toldOf = (told: Told) => ({
  at: told.at,
  id: 'posts.id',
  postId: 'posts.id',
  fromId: 'posts.user_id',
  from: (rows: SharedPosts) => sharedPosts(told, rows),
})

const TOLD_AT = 'told_members.told_at'

const pacedOf = (which: Parameters<typeof pacedPosts>[0]) => ({
  at: TOLD_AT,
  id: 'told_members.post_id',
  postId: 'told_members.post_id',
  fromId: 'posts.user_id',
  from: (rows: SharedPosts) => pacedPosts(which, rows),
})

/** The posts that a user is notified of, by the type of the notification. */
export const postNotifications = {
  'post.shared': [toldOf(WAITING), toldOf(WAITING_FOR_EXCEPTION), pacedOf('waiting')],
  'suggestions.wanted': [toldOf(WANTING), pacedOf('wanting')],
  'post.reminded': {
    at: 'reminders.told_at',
    id: 'reminders.post_id',
    postId: 'reminders.post_id',
    fromId: 'posts.user_id',
    from: remindedPosts,
  },
  'supply.low': { at: 'posts.supply_low_at', id: 'posts.id', postId: 'posts.id', from: lowPosts },
  'post.moderated': { at: 'posts.moderated_at', id: 'posts.id', postId: 'posts.id', from: moderatedPosts },
  'post.reached': {
    at: 'posts.reached_at',
    id: 'posts.id',
    postId: 'posts.id',
    count: 'posts.reached_count',
    of: 'posts.reached_of',
    from: reachedPosts,
  },
} satisfies Record<string, NotifiedRows | NotifiedRows[]>
