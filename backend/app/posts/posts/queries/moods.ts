import type { Mood } from '#contract/posts/data/mood'
import db from '@adonisjs/lucid/services/db'

const COLUMNS = [
  'moods.id as mood_id',
  'moods.key as mood_key',
  'moods.emoji as mood_emoji',
  'moods.color as mood_color',
  'moods.name as mood_name',
  'moods.description as mood_description',
]

/** Left-joins the mood a column references, as `moods`: the clause, what to select, and how to read it from a row. */
export function moodJoin(column: string) {
  return { clause: `left join moods on moods.id = ${column}`, columns: COLUMNS, toMood }
}

/** The joined mood of a row; null without one. */
function toMood(row: Record<string, string | null>): Mood | null {
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

/** The moods as a list and as a join. */
export const postMoods = { list: listMoods, join: moodJoin }
