import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/pages_by_id'
import { MOOD_COLUMNS, moodJoin, toMood } from '#moods/public'
import { listMemberOrganizationIds } from '#organizations/public'
import type { PostRecord } from '#posts/models/post_record'
import { listPosts, selectAllPosts } from '#posts/queries/list_posts'

/**
 * Everything a person has shared. A post of an organization they have left is shown as they last saw it, because
 * changes after that are not for them.
 */
export function pagesOfAuthor(userId: string): AsyncGenerator<PostRecord[]> {
  return pagesById(async ({ after, limit }) => {
    const posts = await listPosts(
      selectAllPosts()
        .where('posts.user_id', userId)
        .where('posts.id', '>', after)
        .orderBy('posts.id')
        .limit(limit),
    )
    return asLastSeen(userId, posts)
  })
}

async function asLastSeen(userId: string, posts: PostRecord[]): Promise<PostRecord[]> {
  const current = new Set(await listMemberOrganizationIds(userId))
  const left = posts.filter(({ organization }) => !current.has(organization.id))
  const versions = await versionsOf(left)
  return posts.map((post) => ({ ...post, ...versions.get(post.id) }))
}

async function versionsOf(posts: readonly { id: string }[]): Promise<Map<string, Partial<PostRecord>>> {
  if (posts.length === 0) return new Map()
  const ids = posts.map(({ id }) => id)
  const rows = await db
    .from('author_versions')
    .joinRaw(moodJoin('author_versions.mood_id'))
    .whereIn('post_id', ids)
    .select('author_versions.*', ...MOOD_COLUMNS)
  return new Map(
    rows.map((row) => [
      row.post_id,
      {
        title: row.title,
        url: row.url,
        comment: row.comment,
        linkDescription: row.link_description,
        // The old one is deleted when a post gets another.
        picture: null,
        mood: toMood(row),
        tags: (JSON.parse(row.tags) as string[]).map((name) => ({ id: name, name })),
        isPublic: Boolean(row.is_public),
        isSensitive: Boolean(row.is_sensitive),
        moderationStatus: row.moderation_status,
        moderationReason: row.moderation_reason,
        updatedAt: row.updated_at,
      },
    ]),
  )
}
