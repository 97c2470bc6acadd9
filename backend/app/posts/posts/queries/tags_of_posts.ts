import type { Tag } from '#contract/posts/data/tag'
import { placeholders } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'

interface TagRow extends Tag {
  post_id: string
}

/** The tags of several posts by the id of the post, each list ordered by name. */
export async function tagsOfPosts(posts: readonly { id: string }[]): Promise<Map<string, Tag[]>> {
  if (posts.length === 0) return new Map()
  const rows = await reader().rows<TagRow>(
    `select post_tags.post_id, tags.id, tags.name from post_tags
    join tags on tags.id = post_tags.tag_id
    where post_tags.post_id in (${placeholders(posts)}) order by tags.name`,
    posts.map(({ id }) => id),
  )
  const byPost = new Map<string, Tag[]>()
  for (const { post_id, id, name } of rows) {
    const tags = byPost.get(post_id)
    if (tags) tags.push({ id, name })
    else byPost.set(post_id, [{ id, name }])
  }
  return byPost
}
