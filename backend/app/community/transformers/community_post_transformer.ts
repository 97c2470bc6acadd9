import type { PublicPost } from '#contract/data/post'
import { firstName } from '#accounts/public'
import { instantToIso } from '#core/database/instant'
import type { CommunityRow } from '#community/queries/community_rows'
import type { CommunityPage } from '#community/queries/find_page'

/** The posts of a page, as visitors see them. */
export function forCommunity({ rows, tags }: Omit<CommunityPage, 'total'>): PublicPost[] {
  return rows.map((row) => toPublicPost(row, tags.get(row.id) ?? []))
}

function toPublicPost(row: CommunityRow, tags: PublicPost['tags']): PublicPost {
  const { author_name: author } = row
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    url: row.url,
    host: row.host,
    comment: row.comment,
    isSensitive: Boolean(row.is_sensitive),
    organization: { name: row.organization_name, slug: row.organization_slug },
    creator: author === null ? null : { name: author, firstName: firstName(author) },
    tags,
    commentsCount: row.comments_count,
    freeCount: row.free_count,
    createdAt: instantToIso(row.created_at),
  }
}
