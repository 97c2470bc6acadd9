import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin, openMemberships } from '#organizations/public'
import db from '@adonisjs/lucid/services/db'

/** The `from` clause for posts of a user, as `posts`, that have run low since the user joined. */
function lowPosts({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `posts ${membershipJoin('posts.organization_id', 'posts.user_id')}
      ${organizationJoin('posts.organization_id', 'open')}
      where posts.user_id = ? and posts.supply_low_at is not null
      and posts.supply_low_at >= memberships.joined_at and ${where.sql}
      order by posts.supply_low_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
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
  /** Approved at this instant or later. */
  since: SqlFragment
  /** Per organization. */
  limit: number
}

/** SQLite has no `lateral`, but evaluates a correlated subquery for each row. */
const DIALECTS = {
  sqlite: {
    latest: 'max',
    // SQLite's planner prefers the index by `created_at`, and would sort every shared post.
    posts: 'posts indexed by posts_shared',
    join: (found: string) => `cross join posts on posts.id in (select posts.id ${found})`,
  },
  postgres: {
    latest: 'greatest',
    posts: 'posts',
    join: (found: string) => `cross join lateral (select posts.* ${found}) posts`,
  },
}

/**
 * The `from` clause for posts, as `posts` next to `memberships`, that others have shared in a user's organizations
 * since they joined. Each organization is one index scan up to the limit.
 */
export function sharedPosts({ userId, since, where, order, limit }: SharedPosts): SqlFragment {
  const { latest, posts, join } =
    DIALECTS[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']
  const found = `from ${posts} where posts.organization_id = memberships.organization_id
    and posts.moderation_status = 'approved' and posts.user_id is distinct from memberships.user_id
    and posts.created_at >= memberships.joined_at
    and posts.approved_at >= ${latest}(${since.sql}, memberships.joined_at) and ${where.sql}
    order by posts.approved_at ${order}, posts.id ${order} limit ?`
  return {
    sql: `${openMemberships}
      ${join(found)} where memberships.user_id = ?`,
    values: [...since.values, ...where.values, limit, userId],
  }
}

/** The posts that a user is notified of, by the type of the notification. */
export const postNotifications = {
  'post.shared': {
    at: 'posts.approved_at',
    id: 'posts.id',
    postId: 'posts.id',
    fromId: 'posts.user_id',
    from: sharedPosts,
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
} satisfies Record<string, NotifiedRows>
