import type { PublicPost, PublicPostList } from '#contract/posts/data/post'
import { firstName } from '#identity/public'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import type { ListedPage } from '#posts/feeds/queries/list_listed_posts'
import { toPicture } from '#posts/previews/queries/pictures'
import type { ListedRow } from '#posts/feeds/queries/listed_rows'
import { readTags } from '#posts/posts/queries/tags_column'

/** A page of listed posts, as visitors see it. */
export function pageForCommunity({ rows, pagination, hasMore }: ListedPage): PublicPostList {
  return { posts: forCommunity(rows), pagination, hasMore }
}

/** The posts of a page, as visitors see them. */
export const forCommunity = (rows: readonly ListedRow[]): PublicPost[] => rows.map(toPublicPost)

function toPublicPost(row: ListedRow): PublicPost {
  // The public learns no names of tokens: their posts are shared by the organization.
  const author = row.is_by_token ? row.organization_name : row.author_name
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
    creator:
      author === null ? null : { name: author, firstName: row.is_by_token ? author : firstName(author) },
    tags: readTags(row.tags),
    picture: toPicture(row),
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    endsAt: isoOrNull(row.ends_at),
    createdAt: instantToIso(row.created_at),
    updatedAt: instantToIso(row.updated_at),
  }
}
