import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { spread } from '#posts/feeds/rules/spread'
import { rowsById, type ListedRow } from '#posts/feeds/queries/listed_rows'
import type { Slice } from '#posts/feeds/queries/listed_ids'

/**
 * Posts are spread within blocks of this size, counted from the newest: a page reads whole blocks of ids, and no post
 * appears on two pages.
 */
const SPREAD_BLOCK = 200

interface IdRow {
  id: string
  organization_id: string
}

/** The posts of a slice, spread. `idsOf` selects `id` and `organization_id` of a block, newest first. */
export async function spreadRows(
  { offset, limit }: Slice,
  idsOf: (block: Slice) => Promise<SqlFragment>,
): Promise<ListedRow[]> {
  const first = Math.floor(offset / SPREAD_BLOCK) * SPREAD_BLOCK
  const ids: string[] = []
  for (let start = first; start < offset + limit; start += SPREAD_BLOCK) {
    const { sql, values } = await idsOf({ offset: start, limit: SPREAD_BLOCK })
    const rows = await reader().rows<IdRow>(sql, values)
    ids.push(...spread(rows).map(({ id }) => id))
    if (rows.length < SPREAD_BLOCK) break
  }
  return rowsById(ids.slice(offset - first, offset - first + limit))
}
