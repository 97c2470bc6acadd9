import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readAuthor } from '#core/database/rows/author'
import { postMoods } from '#posts/public'
import { personJoin } from '#identity/public'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { toClaim } from '#suggestions/comments/rules/claim_state'

const MOOD = postMoods.join('comments.mood_id')

const COLUMNS = [
  'comments.*',
  'users.name as author_name',
  'users.avatar_path as author_avatar_path',
  ...MOOD.columns,
  'similar.id as similar_id',
  'similar.content as similar_content',
]

/** A query for suggestions and replies with their author and mood, to be narrowed and run by `listComments`. */
export function selectComments(client: QueryClientContract = db.connection()) {
  return client
    .from('comments')
    .joinRaw(personJoin('comments.user_id'))
    .joinRaw(MOOD.clause)
    .leftJoin('comments as similar', 'similar.id', 'comments.similar_to_id')
    .select(COLUMNS)
}

/** Runs a query of `selectComments`. */
export async function listComments(query: ReturnType<typeof selectComments>): Promise<CommentRecord[]> {
  return toComments(await query)
}

/** Converts rows of `selectComments`. */
export function toComments(rows: Awaited<ReturnType<typeof selectComments>>): CommentRecord[] {
  return rows.map((row) => ({
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    isAiGenerated: Boolean(row.is_ai_generated),
    ...toClaim(row),
    similarTo: row.similar_id === null ? null : { id: row.similar_id, content: row.similar_content },
    mood: MOOD.toMood(row),
    author: readAuthor(row),
    createdAt: row.created_at,
  }))
}
