import type { Tag } from '#contract/posts/data/tag'
import { jsonList } from '#core/database/sql/json'
import { placeholders } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'

interface TagRow extends Tag {
  post_id: string
}

/** The tags of several posts by the id of the post, each list ordered by name. */
export async function tagsOfPosts(posts: readonly { id: string }[]): Promise<Map<string, Tag[]>> {
  const found = new Map<string, Tag[]>()
  if (posts.length === 0) return found
  const rows = await reader().rows<TagRow>(
    `select post_tags.post_id, tags.id, tags.name from post_tags
     join tags on tags.id = post_tags.tag_id
     where post_tags.post_id in (${placeholders(posts)})
     order by tags.name`,
    posts.map(({ id }) => id),
  )
  for (const { post_id, id, name } of rows) {
    const tags = found.get(post_id)
    if (tags) tags.push({ id, name })
    else found.set(post_id, [{ id, name }])
  }
  return found
}

/** The tags of the post with this id as a column `tags` with JSON, ordered by name. `readTags` reads it. */
export function tagsColumn(postId: string): string {
  return `(select ${jsonList({ id: 'tags.id', name: 'tags.name' }, 'tags.name')}
    from post_tags join tags on tags.id = post_tags.tag_id where post_tags.post_id = ${postId}) as tags`
}

/** SQLite returns JSON as a text, and PostgreSQL null instead of an empty list. */
export const readTags = (column: string | Tag[] | null): Tag[] =>
  typeof column === 'string' ? JSON.parse(column) : (column ?? [])
