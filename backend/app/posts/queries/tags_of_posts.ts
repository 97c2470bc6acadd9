import db from '@adonisjs/lucid/services/db'
import type { Tag } from '#contract/data/tag'

interface TagRow extends Tag {
  post_id: string
}

/** The tags of several posts, by post, each list in the order of names. */
export async function tagsOfPosts(postIds: readonly string[]): Promise<Map<string, Tag[]>> {
  if (postIds.length === 0) return new Map()
  const rows: TagRow[] = await db
    .from('post_tags')
    .join('tags', 'tags.id', 'post_tags.tag_id')
    .whereIn('post_tags.post_id', [...postIds])
    .orderBy('tags.name')
    .select('post_tags.post_id', 'tags.id', 'tags.name')
  const byPost = Map.groupBy(rows, (row) => row.post_id)
  return new Map([...byPost].map(([postId, tags]) => [postId, tags.map(({ id, name }) => ({ id, name }))]))
}
