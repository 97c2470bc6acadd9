import db from '@adonisjs/lucid/services/db'
import { feedTotal } from '#posts/feeds/queries/feed_totals'

/** The stored counts of an organization: members, posts, and posts in its public lists. */
export async function keptCounts(organizationId: string) {
  const row = await db.from('organizations').where('id', organizationId).firstOrFail()
  return {
    members: row.members_count,
    posts: row.posts_count,
    listed: await feedTotal(`organization:${organizationId}`),
    everywhere: await feedTotal('all'),
  }
}

/** The stored counts of a post: suggestions, and available ones. */
export async function suggestionCounts(postId: string): Promise<[all: number, available: number]> {
  const row = await db.from('posts').where('id', postId).firstOrFail()
  return [row.comments_count, row.available_count]
}
