import type { Tag } from '#contract/posts/data/tag'
import { personJoin } from '#identity/public'
import { organizationJoin } from '#organizations/public'
import { reader } from '#core/database/sql/reader'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { tagsColumn } from '#posts/posts/queries/tags_column'
import { PICTURE_COLUMNS, pictureJoin, type JoinedPicture } from '#posts/previews/queries/pictures'

/** A row of a listed post. */
export interface ListedRow extends JoinedPicture {
  id: string
  slug: string
  title: string
  url: string
  host: string
  comment: string | null
  is_sensitive: boolean | number
  comments_count: number
  available_count: number
  ends_at: string | null
  created_at: string
  updated_at: string
  organization_id: string
  organization_name: string
  organization_slug: string
  author_name: string | null
  is_by_token: boolean | number
  /** `readTags` reads it. */
  tags: string | Tag[] | null
}

const columns =
  () => `posts.id, posts.slug, posts.title, posts.url, posts.host, posts.comment, posts.is_sensitive,
  posts.comments_count, posts.available_count, posts.ends_at, posts.created_at, posts.updated_at,
  posts.organization_id, organizations.name as organization_name, organizations.slug as organization_slug,
  users.name as author_name, posts.api_token_id is not null as is_by_token, ${tagsColumn('posts.id')}, ${PICTURE_COLUMNS.join(', ')}`

const JOINS = [
  organizationJoin('posts.organization_id', 'any'),
  personJoin('posts.user_id'),
  pictureJoin('posts.id'),
].join(' ')

/** Reads the posts whose ids a fragment selects. Joining after the offset halves the cost of a page. */
export function rowsOf({ sql, values }: SqlFragment): Promise<ListedRow[]> {
  return reader().rows<ListedRow>(
    `select ${columns()} from (${sql}) shown join posts on posts.id = shown.id ${JOINS}
    order by posts.created_at desc, posts.id desc`,
    values,
  )
}

/** Reads the listed posts with these ids, in their order. */
export async function rowsById(ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const sql = `select ${columns()} from posts ${JOINS} where posts.listed and posts.id in (${placeholders(ids)})`
  const rows = await reader().rows<ListedRow>(sql, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
