import db from '@adonisjs/lucid/services/db'
import type { PostRecord } from '#posts/models/post_record'
import { tagsOfPosts } from '#posts/queries/tags_of_posts'

const COLUMNS = [
  'posts.*',
  'organizations.name as organization_name',
  'organizations.slug as organization_slug',
  'users.name as author_name',
  'users.avatar_path as author_avatar_path',
]

/** Posts with their organization and author, to be narrowed and read by `readPosts`. */
export function selectPosts() {
  return selectEveryPost().whereNull('organizations.deleted_at')
}

/** The same with the posts of deleted organizations, which only their author may still ask for. */
export function selectEveryPost() {
  return db
    .from('posts')
    .join('organizations', 'organizations.id', 'posts.organization_id')
    .leftJoin('users', 'users.id', 'posts.user_id')
    .select(COLUMNS)
}

/** Reads posts and, with one more query for all of them, their tags. */
export async function readPosts(query: ReturnType<typeof selectPosts>): Promise<PostRecord[]> {
  const rows = await query
  const tags = await tagsOfPosts(rows.map((row) => row.id))
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    url: row.url,
    host: row.host,
    comment: row.comment,
    isPublic: Boolean(row.is_public),
    isSensitive: Boolean(row.is_sensitive),
    sensitiveByModerator: Boolean(row.sensitive_by_moderator),
    moderationStatus: row.moderation_status,
    moderationReason: row.moderation_reason,
    listed: Boolean(row.listed),
    commentsCount: row.comments_count,
    freeCount: row.free_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    organization: { id: row.organization_id, name: row.organization_name, slug: row.organization_slug },
    author: authorOf(row),
    tags: tags.get(row.id) ?? [],
  }))
}

function authorOf(row: Record<string, string | null>): PostRecord['author'] {
  if (row.user_id === null) return null
  return { id: row.user_id!, name: row.author_name!, avatarPath: row.author_avatar_path! }
}
