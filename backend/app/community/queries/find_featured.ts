import { rowsOf } from '#community/queries/community_rows'
import type { CommunityPage } from '#community/queries/find_page'
import { tagsOfRows } from '#community/queries/tags_of_rows'

const NEWEST = `select id from posts where listed and not is_sensitive
  order by created_at desc, id desc limit ?`

/** The newest listed posts that nobody has to open with care. */
export async function findFeatured(limit: number): Promise<Omit<CommunityPage, 'total'>> {
  const rows = await rowsOf({ sql: NEWEST, values: [limit] })
  return { rows, tags: await tagsOfRows(rows) }
}
