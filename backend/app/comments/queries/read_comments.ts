import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CommentRecord } from '#comments/models/comment_record'
import { authorOf, moodOf } from '#comments/queries/joined_rows'

const COLUMNS = [
  'comments.*',
  'users.name as author_name',
  'users.avatar_path as author_avatar_path',
  'moods.key as mood_key',
  'moods.emoji as mood_emoji',
  'moods.color as mood_color',
  'moods.name as mood_name',
  'moods.description as mood_description',
  'similar.id as similar_id',
  'similar.content as similar_content',
]

/** Suggestions and replies with their author and mood, to be narrowed and read by `readComments`. */
export function selectComments(client: QueryClientContract = db.connection()) {
  return client
    .from('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .leftJoin('moods', 'moods.id', 'comments.mood_id')
    .leftJoin('comments as similar', 'similar.id', 'comments.similar_to_id')
    .select(COLUMNS)
}

/** Reads suggestions and replies. */
export async function readComments(query: ReturnType<typeof selectComments>): Promise<CommentRecord[]> {
  const rows = await query
  return rows.map((row) => ({
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    content: row.content,
    isAiGenerated: Boolean(row.is_ai_generated),
    lockedAt: row.locked_at,
    lockedByUserId: row.locked_by_user_id,
    lockedByVisitor: row.locked_by_visitor,
    copiedContent: row.copied_content,
    similarTo: row.similar_id === null ? null : { id: row.similar_id, content: row.similar_content },
    mood: row.mood_id === null ? null : moodOf(row),
    author: authorOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}
