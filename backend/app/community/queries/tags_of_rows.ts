import type { Tag } from '#contract/data/tag'
import { placeholders } from '#core/sql/placeholders'
import { reader } from '#core/sql/reader'

interface TagRow extends Tag {
  post_id: string
}

/** The tags of several posts, by post, each list in the order of names. */
export async function tagsOfRows(rows: readonly { id: string }[]): Promise<Map<string, Tag[]>> {
  const byPost = new Map<string, Tag[]>()
  if (rows.length === 0) return byPost
  const tags = await reader().rows<TagRow>(
    `select post_tags.post_id, tags.id, tags.name from post_tags
    join tags on tags.id = post_tags.tag_id
    where post_tags.post_id in (${placeholders(rows)}) order by tags.name`,
    rows.map(({ id }) => id),
  )
  for (const { post_id, id, name } of tags) {
    const known = byPost.get(post_id)
    if (known) known.push({ id, name })
    else byPost.set(post_id, [{ id, name }])
  }
  return byPost
}
