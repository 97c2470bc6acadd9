import db from '@adonisjs/lucid/services/db'
import type { Mood } from '#contract/posts/data/mood'

/** Every mood, in the order they are offered. */
export function listMoods(): Promise<Mood[]> {
  return db.from('moods').orderBy('position').select('id', 'key', 'name', 'emoji', 'color', 'description')
}
