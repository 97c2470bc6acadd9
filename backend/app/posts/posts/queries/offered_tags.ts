import type { PredefinableTag } from '#contract/posts/data/tag'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { roleJoin } from '#organizations/public'
import { isVisibleTo } from '#posts/posts/queries/visible_posts'
import { toTag, type TagRow } from '#posts/posts/rules/tags'
import { tagsByWord } from '#posts/posts/queries/tags_by_word'

export interface OfferedTagFilter {
  /** The beginning of the name or of a word in it; empty for all. */
  search: string
  userId: string
  /** The organizations of the user. */
  organizationIds: readonly string[]
  /** Whether a tag has to be on one of their posts that the user sees. */
  onlyUsed?: boolean
}

/** A page of the tags that a user may see: predefined ones first, then by name. */
export async function listOfferedTags(
  filter: OfferedTagFilter,
  page: PageRequest,
): Promise<PredefinableTag[]> {
  const { sql, values } = await offered(filter)
  const rows = await reader().rows<TagRow>(
    `select id, name, is_predefined from tags where ${sql} order by is_predefined desc, name, id limit ? offset ?`,
    [...values, page.limit, offsetOf(page)],
  )
  return rows.map(toTag)
}

/** The number of tags that a user may see. */
export async function countOfferedTags(filter: OfferedTagFilter): Promise<number> {
  const { sql, values } = await offered(filter)
  const rows = await reader().rows<{ total: number | string }>(
    `select count(*) as total from tags where ${sql}`,
    values,
  )
  return Number(rows[0]?.total ?? 0)
}

const LISTED = `exists (select 1 from post_tags where post_tags.tag_id = tags.id and post_tags.listed)`

/** On a post of one of some organizations that the user sees. */
function onSeenPost({ userId, organizationIds }: OfferedTagFilter): SqlFragment {
  const visible = isVisibleTo(userId)
  return {
    sql: `exists (select 1 from post_tags join posts on posts.id = post_tags.post_id
      ${roleJoin('posts.organization_id')}
      where post_tags.tag_id = tags.id and post_tags.organization_id in (${placeholders(organizationIds)})
      and ${visible.sql})`,
    values: [userId, userId, ...organizationIds, ...visible.values],
  }
}

/**
 * A tag is visible if it is predefined, on a listed post, or on a post of one of these organizations. Tags on private
 * posts of other organizations, and on posts that have not started, would reveal what these write about.
 */
async function offered(filter: OfferedTagFilter): Promise<SqlFragment> {
  const { search, organizationIds, onlyUsed = false } = filter
  const known = onlyUsed ? [] : ['is_predefined', LISTED]
  const seen = organizationIds.length > 0 ? onSeenPost(filter) : { sql: '1 = 0', values: [] }
  const found = await tagsByWord(search)
  return {
    sql: `${found.sql} and (${[...known, seen.sql].join(' or ')})`,
    values: [...found.values, ...seen.values],
  }
}
