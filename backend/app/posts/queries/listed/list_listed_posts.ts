import type { Tag } from '#contract/data/tag'
import { normalizeTags } from '#contract/rules/tag'
import { offsetOf, type PageRequest } from '#core/pagination'
import { placeholders } from '#core/sql/placeholders'
import { reader } from '#core/sql/reader'
import { rowsOf, type ListedRow } from '#posts/queries/listed/listed_rows'
import { countListed, feedOf } from '#posts/queries/listed/count_listed'
import { idsOf, type PublicList, type Slice } from '#posts/queries/listed/listed_ids'
import { spreadRows } from '#posts/queries/listed/spread_rows'
import { skipDays } from '#posts/queries/listed/skip_days'
import { tagsOfPosts } from '#posts/queries/tags_of_posts'

/** A page of the listed posts, of an organization or with any of some tags. */
export interface ListedQuery {
  organizationId?: string
  tags?: readonly string[]
  page: PageRequest
}

/** Posts with their tags, and the total of the whole list. */
export interface ListedPage {
  rows: ListedRow[]
  tags: Map<string, Tag[]>
  total: number
}

/** A page of listed posts, newest first; those of several organizations are spread. It is empty past the end, and for unknown tags. */
export async function listListedPosts({ organizationId, tags = [], page }: ListedQuery): Promise<ListedPage> {
  const tagIds = await findTagIds(tags)
  if (tags.length > 0 && tagIds.length === 0) return emptyPage(0)
  const list: PublicList = { organizationId, tagIds }
  const total = await countListed(list)
  const slice = { limit: page.limit, offset: offsetOf(page) }
  if (slice.offset >= total) return emptyPage(total)
  const feed = feedOf(list)
  const ids = async (part: Slice) => idsOf(list, feed === null ? part : await skipDays(feed, part))
  const rows = organizationId === undefined ? await spreadRows(slice, ids) : await rowsOf(await ids(slice))
  return { rows, tags: await tagsOfPosts(rows), total }
}

const emptyPage = (total: number): ListedPage => ({ rows: [], tags: new Map(), total })

async function findTagIds(names: readonly string[]): Promise<string[]> {
  const normalized = normalizeTags(names)
  if (normalized.length === 0) return []
  const sql = `select id from tags where name in (${placeholders(normalized)}) order by id`
  const rows = await reader().rows<{ id: string }>(sql, normalized)
  return rows.map(({ id }) => id)
}

const FEATURED = `select id, organization_id from posts where listed and not is_sensitive
  order by created_at desc, id desc limit ? offset ?`

const featuredIds = async ({ limit, offset }: Slice) => ({ sql: FEATURED, values: [limit, offset] })

/** The newest listed posts that are not sensitive, spread. */
export async function listFeaturedPosts(limit: number): Promise<Omit<ListedPage, 'total'>> {
  const rows = await spreadRows({ limit, offset: 0 }, featuredIds)
  return { rows, tags: await tagsOfPosts(rows) }
}
