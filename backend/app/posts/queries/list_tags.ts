import db from '@adonisjs/lucid/services/db'
import type { PredefinableTag } from '#contract/data/tag'

/** Every tag there is: those the product suggests first, then by name. */
export async function listTags(): Promise<PredefinableTag[]> {
  const rows = await db
    .from('tags')
    .orderBy('is_predefined', 'desc')
    .orderBy('name')
    .select('id', 'name', 'is_predefined')
  return rows.map((row) => ({ id: row.id, name: row.name, isPredefined: Boolean(row.is_predefined) }))
}
