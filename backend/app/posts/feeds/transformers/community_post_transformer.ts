import type { PublicPost } from '#contract/posts/data/post'
import { firstName } from '#identity/public'
import { instantToIso } from '#core/database/rows/instant'
import type { ListedRow } from '#posts/feeds/queries/listed_rows'
import { readTags } from '#posts/posts/queries/tags_column'

/** The posts of a page, as visitors see them. */
export const forCommunity = (rows: readonly ListedRow[]): PublicPost[] => rows.map(toPublicPost)

function toPublicPost(row: ListedRow): PublicPost {
  const { author_name: author } = row
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    url: row.url,
    host: row.host,
    comment: row.comment,
    isPublic: true,
    isSensitive: Boolean(row.is_sensitive),
    organizationId: row.organization_id,
    organization: { id: row.organization_id, name: row.organization_name, slug: row.organization_slug },
    creator: author === null ? null : { name: author, firstName: firstName(author) },
    tags: readTags(row.tags),
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    createdAt: instantToIso(row.created_at),
    updatedAt: instantToIso(row.updated_at),
  }
}
