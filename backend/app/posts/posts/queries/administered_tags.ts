import db from '@adonisjs/lucid/services/db'
import type { AdministeredTag } from '#contract/posts/data/tag'
import { COUNT_OF_ROW_MAX, countEach, countRows } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { tagNotFound } from '#posts/posts/errors'
import { toTag, type TagRow } from '#posts/posts/rules/tags'
import { tagsByWord } from '#posts/posts/queries/tags_by_word'

/** A page of the tags that match a text, by name. Counts posts for this page only. */
export async function listAdministeredTags(search: string, page: PageRequest): Promise<AdministeredTag[]> {
  const { sql, values } = await tagsByWord(search)
  const rows: TagRow[] = await db
    .from('tags')
    .whereRaw(sql, values)
    .orderBy('name')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('id', 'name', 'is_predefined')
  const counts = await countEach(rows.map(postsOf), { freshMax: COUNT_OF_ROW_MAX })
  return rows.map((row, at) => ({ ...toTag(row), postsCount: counts[at]! }))
}

/** The number of tags that match a text. */
export async function countAdministeredTags(search: string): Promise<number> {
  const { sql, values } = await tagsByWord(search)
  return countRows(db.from('tags').whereRaw(sql, values))
}

/** A tag with the number of its posts. */
export async function findAdministeredTag(id: string): Promise<AdministeredTag> {
  const row: TagRow | null = await db.from('tags').where({ id }).select('id', 'name', 'is_predefined').first()
  if (!row) throw tagNotFound()
  const { total } = await postsOf(row).count('* as total').firstOrFail()
  return { ...toTag(row), postsCount: Number(total) }
}

const postsOf = ({ id }: Pick<TagRow, 'id'>) => db.from('post_tags').where('tag_id', id)
