import db from '@adonisjs/lucid/services/db'
import { normalizeTag } from '#contract/posts/rules/tag'
import { FRESH_COUNT_MAX, countUpTo } from '#core/database/rows/count_rows'
import { beginsWith } from '#core/database/search/text_match'
import type { SqlFragment } from '#core/database/sql/sql_fragment'

/**
 * The condition for `tags` whose name, or a word of it after a hyphen, begins with a text. Few matches are found
 * through the word index; many are found soon in the order of names.
 */
export async function tagsByWord(search: string, fewMax = FRESH_COUNT_MAX): Promise<SqlFragment> {
  const begin = normalizeTag(search)
  if (begin === '') return { sql: '1 = 1', values: [] }
  const { sql, values } = beginsWith('tag_words.word', begin)
  const [count] = await countUpTo([db.from('tag_words').whereRaw(sql, values)], fewMax + 1)
  const found =
    count! > fewMax
      ? `exists (select 1 from tag_words where tag_words.tag_id = tags.id and ${sql})`
      : `tags.id in (select tag_words.tag_id from tag_words where ${sql})`
  return { sql: found, values }
}
