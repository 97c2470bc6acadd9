import db from '@adonisjs/lucid/services/db'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { listComments, selectComments } from '#suggestions/comments/queries/list_comments'
import { isUnclaimed } from '#suggestions/comments/rules/availability'

const suggestionsOf = (postId: string) => db.from('comments').where('post_id', postId).whereNull('parent_id')

/** The texts of the newest suggestions of a post. */
async function recentTexts(postId: string, limit: number): Promise<string[]> {
  const rows: { content: string }[] = await suggestionsOf(postId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('content')
  return rows.map(({ content }) => content)
}

/** How many suggestions of a post are available, by mood. */
async function countAvailableByMood(postId: string): Promise<Map<string, number>> {
  const unclaimed = isUnclaimed()
  const rows: { mood_id: string; count: number | string }[] = await suggestionsOf(postId)
    .whereRaw(unclaimed.sql, unclaimed.values)
    .whereNotNull('mood_id')
    .groupBy('mood_id')
    .select('mood_id')
    .count('* as count')
  return new Map(rows.map(({ mood_id, count }) => [mood_id, Number(count)]))
}

/** The texts of suggestions by their ids. */
async function textsById(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows: { id: string; content: string }[] = await db
    .from('comments')
    .whereIn('id', [...ids])
    .select('id', 'content')
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** The suggestions of a post with these ids, in their order. Deleted ones are left out. */
async function findSuggestions(postId: string, ids: readonly string[]): Promise<CommentRecord[]> {
  const query = selectComments().where('comments.post_id', postId)
  const found = await listComments(query.whereIn('comments.id', [...ids]))
  const byId = new Map(found.map((comment) => [comment.id, comment]))
  return ids.map((id) => byId.get(id)).filter((comment) => comment !== undefined)
}

/** The suggestions of a post by their ids, their texts, and how many are available by mood. */
export const suggestionsOfPost = {
  find: findSuggestions,
  recentTexts,
  textsById,
  availableByMood: countAvailableByMood,
}
