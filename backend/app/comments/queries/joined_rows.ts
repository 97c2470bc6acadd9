import type { Mood } from '#contract/data/mood'
import type { CommentRecord } from '#comments/models/comment_record'

/** The mood of a row of `selectComments` that has one. */
export function moodOf(row: Record<string, string>): Mood {
  return {
    id: row.mood_id!,
    key: row.mood_key!,
    name: row.mood_name!,
    emoji: row.mood_emoji!,
    color: row.mood_color!,
    description: row.mood_description!,
  }
}

/** The author of a row of `selectComments`; null when the account is gone. */
export function authorOf(row: Record<string, string | null>): CommentRecord['author'] {
  if (row.user_id === null) return null
  return { id: row.user_id!, name: row.author_name!, avatarPath: row.author_avatar_path! }
}
