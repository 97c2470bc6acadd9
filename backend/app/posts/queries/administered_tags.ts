import db from '@adonisjs/lucid/services/db'
import type { AdministeredTag } from '#contract/data/tag'
import { offsetOf, type PageRequest } from '#core/pagination'
import type { SqlValue } from '#core/sql/sql_reader'
import { reader } from '#core/sql/reader'
import { tagNotFound } from '#posts/errors'
import { toTag, type TagRow } from '#posts/models/tag_row'
import { tagNamePattern } from '#posts/rules/tag_name_pattern'

interface CountedRow extends TagRow {
  posts_count: number
}

/** A page of the tags whose name contains a text, by name. Posts are counted for this page only. */
export function listAdministeredTags(search: string, page: PageRequest): Promise<AdministeredTag[]> {
  return counted(`name like ? escape '!' order by name, id limit ? offset ?`, [
    tagNamePattern(search),
    page.limit,
    offsetOf(page),
  ])
}

/** How many tags have a name that contains a text. */
export async function countAdministeredTags(search: string): Promise<number> {
  const row = await db
    .from('tags')
    .whereRaw(`name like ? escape '!'`, [tagNamePattern(search)])
    .count('* as total')
    .firstOrFail()
  return Number(row.total)
}

/** One tag with the number of its posts. */
export async function findAdministeredTag(id: string): Promise<AdministeredTag> {
  const [tag] = await counted('id = ?', [id])
  if (!tag) throw tagNotFound()
  return tag
}

async function counted(which: string, values: SqlValue[]): Promise<AdministeredTag[]> {
  const rows = await reader().rows<CountedRow>(
    `select id, name, is_predefined,
      (select count(*) from post_tags where post_tags.tag_id = shown.id) as posts_count
    from (select id, name, is_predefined from tags where ${which}) shown order by name, id`,
    values,
  )
  return rows.map((row) => ({ ...toTag(row), postsCount: Number(row.posts_count) }))
}
