import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { spread } from '#posts/feeds/rules/spread'
import { rowsById, type ListedRow } from '#posts/feeds/queries/listed_rows'
import type { Slice } from '#posts/feeds/queries/listed_ids'

/**
 * Posts are spread within blocks of this size, counted from the newest, so that no post appears on two pages.
 */
const SPREAD_BLOCK = 200

interface IdRow {
  id: string
  organization_id: string
}

/** The posts of a slice, spread. `idsOf` selects `id` and `organization_id` of a part, newest first. */
export async function spreadRows(
  { offset, limit }: Slice,
  idsOf: (part: Slice) => Promise<SqlFragment>,
): Promise<ListedRow[]> {
  const first = Math.floor(offset / SPREAD_BLOCK) * SPREAD_BLOCK
  const end = offset + limit
  const ids: string[] = []
  for (let start = first; start < end; start += SPREAD_BLOCK) {
    const read = async (length: number) => {
      const { sql, values } = await idsOf({ offset: start, limit: length })
      return reader().rows<IdRow>(sql, values)
    }
    const block = await spreadBlock(read, Math.min(end - start, SPREAD_BLOCK))
    ids.push(...block.map(({ id }) => id))
    if (block.length < SPREAD_BLOCK) break
  }
  return rowsById(ids.slice(offset - first, end - first))
}

/** At least the first `wanted` posts of a block, or all if it has fewer. Twice as many usually settle their order. */
async function spreadBlock(read: (length: number) => Promise<IdRow[]>, wanted: number): Promise<IdRow[]> {
  const few = 2 * wanted
  if (few < SPREAD_BLOCK) {
    const rows = await read(few)
    const shown = spread(rows, { hasMore: rows.length === few })
    if (shown.length >= wanted || rows.length < few) return shown
  }
  return spread(await read(SPREAD_BLOCK))
}
