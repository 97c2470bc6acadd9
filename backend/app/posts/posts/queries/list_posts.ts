import db from '@adonisjs/lucid/services/db'
import { readAuthor } from '#core/database/rows/author'
import { DOMAIN_NOT_REVIEWED } from '#contract/posts/rules/post'
import { moodJoin } from '#posts/posts/queries/moods'
import { personJoin } from '#identity/public'
import { organizationJoin } from '#organizations/public'
import { textsOf } from '#posts/posts/rules/authored_texts'
import type { PostRecord } from '#posts/posts/models/post_record'
import { PICTURE_COLUMNS, pictureJoin, toPicture } from '#posts/previews/queries/pictures'
import { readTags, tagsColumn } from '#posts/posts/queries/tags_column'

const MOOD = moodJoin('posts.mood_id')

const COLUMNS = [
  'posts.*',
  'organizations.name as organization_name',
  'organizations.slug as organization_slug',
  'users.name as author_name',
  'users.avatar_path as author_avatar_path',
  ...MOOD.columns,
  ...PICTURE_COLUMNS,
]

const columns = () => `${COLUMNS.join(', ')}, ${tagsColumn('posts.id')}`

const JOINS = [
  organizationJoin('posts.organization_id', 'any'),
  personJoin('posts.user_id'),
  MOOD.clause,
  pictureJoin('posts.id'),
].join(' ')

/** What `selectPosts` selects of one post, by its id. */
export const selectPost = () => `select ${columns()} from posts ${JOINS}
  where posts.id = ? and organizations.deleted_at is null`

/** A query for posts with their organization, author, mood and tags, to be narrowed and run by `listPosts`. */
export function selectPosts() {
  return selectAllPosts().whereNull('organizations.deleted_at')
}

/** Like `selectPosts`, including posts of deleted organizations. */
export function selectAllPosts() {
  return db.from('posts').joinRaw(JOINS).select(db.raw(columns()))
}

/** Runs a query of `selectPosts`. */
export async function listPosts(query: ReturnType<typeof selectPosts>): Promise<PostRecord[]> {
  const rows: PostRow[] = await query
  return rows.map(toPost)
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

/** Converts a row of `selectPosts`. */
export function toPost(row: PostRow): PostRecord {
  return {
    id: row.id,
    slug: row.slug,
    host: row.host,
    ...textsOf(row),
    picture: toPicture(row),
    mood: MOOD.toMood(row),
    isPublic: Boolean(row.is_public),
    isSensitive: Boolean(row.is_sensitive),
    sensitiveByModerator: Boolean(row.sensitive_by_moderator),
    moderationStatus: row.moderation_status,
    moderationReason:
      row.moderation_reason ?? (row.moderation_status === 'pending' ? DOMAIN_NOT_REVIEWED : null),
    isHidden: row.hidden_at !== null,
    listed: Boolean(row.listed),
    startsAt: row.starts_at,
    startedAt: row.approved_at,
    windowHours: row.window_hours,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    membersPrepare: Boolean(row.members_prepare),
    isImportant: row.important_at !== null,
    isPinned: row.pinned_at !== null,
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    organization: { id: row.organization_id, name: row.organization_name, slug: row.organization_slug },
    author: readAuthor(row),
    tags: readTags(row.tags),
  }
}
