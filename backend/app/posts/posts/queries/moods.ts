import type { Mood } from '#contract/posts/data/mood'
import db from '@adonisjs/lucid/services/db'

/** Left-joins the mood a column references, as `moods`. */
export const moodJoin = (column: string) => `left join moods on moods.id = ${column}`

/** What to select of a joined mood, for `toMood`. */
export const MOOD_COLUMNS = [
  'moods.id as mood_id',
  'moods.key as mood_key',
  'moods.emoji as mood_emoji',
  'moods.color as mood_color',
  'moods.name as mood_name',
  'moods.description as mood_description',
]

/** The joined mood of a row; null without one. */
export function toMood(row: Record<string, string | null>): Mood | null {
  if (row.mood_id == null) return null
  return {
    id: row.mood_id,
    key: row.mood_key!,
    name: row.mood_name!,
    emoji: row.mood_emoji!,
    color: row.mood_color!,
    description: row.mood_description!,
  }
}

/** Every mood, in the order they are offered. */
export function listMoods(): Promise<Mood[]> {
  return db.from('moods').orderBy('position').select('id', 'key', 'name', 'emoji', 'color', 'description')
}
