import { normalizeTags } from '#contract/rules/tag'
import { placeholders } from '#core/sql/placeholders'
import { reader } from '#core/sql/reader'

/** The ids of the tags with these names; names nobody uses are left out. */
export async function findTagIds(names: readonly string[]): Promise<string[]> {
  const wanted = normalizeTags(names)
  if (wanted.length === 0) return []
  const sql = `select id from tags where name in (${placeholders(wanted)}) order by id`
  const rows = await reader().rows<{ id: string }>(sql, wanted)
  return rows.map(({ id }) => id)
}
