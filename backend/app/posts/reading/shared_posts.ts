import db from '@adonisjs/lucid/services/db'
import type { Piece } from '#posts/search/begins_like'

/** Which of the posts that others have shared are asked for, and in which order they are found. */
export interface SharedPosts {
  userId: string
  /** They were approved then or later, as the database keeps an instant. */
  since: string
  /** What narrows them further, asked of `posts` and `memberships`. */
  where: Piece
  order: 'asc' | 'desc'
  /** Of each organization. */
  limit: number
}

/** SQLite has no `lateral`, but asks a list again for every row before it. */
const DIALECTS = {
  sqlite: {
    latest: 'max',
    join: (found: string) => `cross join posts on posts.id in (select posts.id ${found})`,
  },
  postgres: {
    latest: 'greatest',
    join: (found: string) => `cross join lateral (select posts.* ${found}) posts`,
  },
}

/**
 * What follows `select … from`: posts of the organizations a person is in, as `posts` beside `memberships`, that
 * somebody else has shared since the person joined. Each organization is one walk along its index that ends at the
 * limit, so neither old posts nor those of other organizations cost anything.
 */
export function sharedPosts({ userId, since, where, order, limit }: SharedPosts): Piece {
  const { latest, join } = DIALECTS[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']
  const found = `from posts where posts.organization_id = memberships.organization_id
    and posts.moderation_status = 'approved' and posts.user_id is distinct from memberships.user_id
    and posts.created_at >= memberships.joined_at
    and posts.approved_at >= ${latest}(?, memberships.joined_at) and ${where.sql}
    order by posts.approved_at ${order}, posts.id ${order} limit ?`
  return {
    sql: `memberships
      join organizations on organizations.id = memberships.organization_id and organizations.deleted_at is null
      ${join(found)} where memberships.user_id = ?`,
    values: [since, ...where.values, limit, userId],
  }
}
