import { reader } from '#core/sql/reader'
import type { Statement } from '#community/queries/public_list'

/** A listed post as the community shows it, as the database answers. */
export interface CommunityRow {
  id: string
  slug: string
  title: string
  url: string
  host: string
  comment: string | null
  is_sensitive: boolean | number
  comments_count: number
  free_count: number
  created_at: string
  organization_name: string
  organization_slug: string
  author_name: string | null
}

/** Joins the few posts whose ids a statement finds: an offset after the joins would cost twice the page. */
export function rowsOf({ sql, values }: Statement): Promise<CommunityRow[]> {
  return reader().rows<CommunityRow>(
    `select posts.id, posts.slug, posts.title, posts.url, posts.host, posts.comment, posts.is_sensitive,
      posts.comments_count, posts.free_count, posts.created_at,
      organizations.name as organization_name, organizations.slug as organization_slug, users.name as author_name
    from (${sql}) shown
    join posts on posts.id = shown.id
    join organizations on organizations.id = posts.organization_id
    left join users on users.id = posts.user_id
    order by posts.created_at desc, posts.id desc`,
    values,
  )
}
