import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import { moodJoin } from '#posts/posts/queries/moods'
import { listOrganizationIds } from '#organizations/public'
import { textsOf } from '#posts/posts/rules/authored_texts'
import type { PostRecord } from '#posts/posts/models/post_record'
import { listPosts, selectAllPosts } from '#posts/posts/queries/list_posts'

/**
 * All posts of a user. A post of an organization they have left is shown as they last saw it, because later changes are
 * not meant for them.
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
  const current = (await listOrganizationIds([userId])).get(userId)!
  const left = posts.filter(({ organization }) => !current.includes(organization.id))
  const versions = await versionsOf(left)
  return posts.map((post) => ({ ...post, ...versions.get(post.id) }))
}

async function versionsOf(posts: readonly { id: string }[]): Promise<Map<string, Partial<PostRecord>>> {
  if (posts.length === 0) return new Map()
  const ids = posts.map(({ id }) => id)
  const mood = moodJoin('author_versions.mood_id')
  const rows = await db
    .from('author_versions')
    .joinRaw(mood.clause)
    .whereIn('post_id', ids)
    .select('author_versions.*', ...mood.columns)
  return new Map(
    rows.map((row) => [
      row.post_id,
      {
        ...textsOf(row),
        // The old picture is deleted when a post gets another.
        picture: null,
        mood: mood.toMood(row),
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
