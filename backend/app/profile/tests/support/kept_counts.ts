import db from '@adonisjs/lucid/services/db'
import { feedTotal } from '#posts/listing/feed_total'

/** What is kept for an organization beside its rows: how many members and posts, and how many posts in its lists. */
export async function keptCounts(organizationId: string) {
  const row = await db.from('organizations').where('id', organizationId).firstOrFail()
  return {
    members: row.members_count,
    posts: row.posts_count,
    listed: await feedTotal(`organization:${organizationId}`),
    everywhere: await feedTotal('all'),
  }
}

/** How many suggestions of a post are kept as there, and as free. */
export async function suggestionCounts(postId: string): Promise<[all: number, free: number]> {
  const row = await db.from('posts').where('id', postId).firstOrFail()
  return [row.comments_count, row.free_count]
}
