import type { Tag } from '#contract/posts/data/tag'
import { jsonList } from '#core/database/sql/json'

/** The tags of the post with this id as a column `tags` with JSON, ordered by name. `readTags` reads it. */
export function tagsColumn(postId: string): string {
  return `(select ${jsonList({ id: 'tags.id', name: 'tags.name' }, 'tags.name')}
    from post_tags join tags on tags.id = post_tags.tag_id where post_tags.post_id = ${postId}) as tags`
}

/** SQLite returns JSON as a text, and PostgreSQL null instead of an empty list. */
export const readTags = (column: string | Tag[] | null): Tag[] =>
  typeof column === 'string' ? JSON.parse(column) : (column ?? [])
