import db from '@adonisjs/lucid/services/db'
import { membershipJoin, openMemberships } from '#organizations/public'
import { type MemberPost, toMemberPost } from '#posts/posts/queries/find_post'
import { type PostRow, selectPosts } from '#posts/posts/queries/list_posts'

const NEWEST = `select posts.id from posts where posts.organization_id = memberships.organization_id
  and posts.starts_at is null
  order by posts.created_at desc, posts.id desc limit ?`

/** SQLite has no `lateral`, but evaluates a correlated subquery for each row. */
const JOIN = {
  sqlite: `cross join posts newest on newest.id in (${NEWEST})`,
  postgres: `cross join lateral (${NEWEST}) newest`,
}

/** The newest posts of all organizations of a user. Each organization is one index scan up to the limit. */
export async function listNewestOfMember(userId: string, limit: number): Promise<MemberPost[]> {
  const join = JOIN[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']
  const ids = `select newest.id from ${openMemberships} ${join} where memberships.user_id = ?`
  const rows: PostRow[] = await selectPosts()
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .whereRaw(`posts.id in (${ids})`, [limit, userId])
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .select('memberships.role')
  return rows.map((row) => toMemberPost(row, userId))
}
