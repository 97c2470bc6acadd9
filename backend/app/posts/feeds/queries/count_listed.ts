import { reader } from '#core/database/sql/reader'
import { placeholders } from '#core/database/sql/sql_fragment'
import { feedTotals } from '#posts/feeds/queries/feed_totals'
import type { Feed } from '#posts/feeds/rules/feeds'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { carriesOne, type PublicList } from '#posts/feeds/queries/listed_ids'

/** Up to this number, posts are counted on every request; above it, the total may be a minute old. */
export const EXACT_COUNT_MAX = 10_000

const largeUnions = new StaleWhileRevalidate(60_000)

/** The feed with a stored total: for one organization, one tag or all posts; null for combinations. */
export function feedOf({ organizationId, tagIds }: PublicList): Feed | null {
  if (tagIds.length === 0) return organizationId === undefined ? 'all' : `organization:${organizationId}`
  return tagIds.length === 1 && organizationId === undefined ? `tag:${tagIds[0]!}` : null
}

/** The number of posts in a public list; for several large tags, up to a minute old. */
export async function countListed(list: PublicList): Promise<number> {
  const feed = feedOf(list)
  if (feed !== null) return (await feedTotals([feed])).get(feed) ?? 0
  if (list.organizationId !== undefined) return countOfOrganization(list.organizationId, list.tagIds)
  const totals = await feedTotals(list.tagIds.map((id): Feed => `tag:${id}`))
  const atMost = totals.values().reduce((sum, total) => sum + total, 0)
  if (atMost <= EXACT_COUNT_MAX) return countOfAnyTag(list.tagIds)
  return largeUnions.get(list.tagIds.toSorted().join(), () => countOfAnyTag(list.tagIds))
}

/** The number of posts in a public list that were created after an instant. */
export function countListedSince({ organizationId, tagIds }: PublicList, instant: string): Promise<number> {
  if (organizationId === undefined && tagIds.length > 0) return countOfAnyTag(tagIds, instant)
  const ofOrganization = organizationId === undefined ? '' : 'and organization_id = ?'
  const tagged = tagIds.length === 0 ? '' : `and ${carriesOne(tagIds)}`
  return count(
    `select count(*) as n from posts where listed and created_at > ? ${ofOrganization} ${tagged}`,
    [instant, ...(organizationId === undefined ? [] : [organizationId]), ...tagIds],
  )
}

function countOfOrganization(organizationId: string, tagIds: readonly string[]): Promise<number> {
  return count(
    `select count(*) as n from posts where listed and organization_id = ? and ${carriesOne(tagIds)}`,
    [organizationId, ...tagIds],
  )
}

function countOfAnyTag(tagIds: readonly string[], since?: string): Promise<number> {
  const newer = since === undefined ? '' : 'and created_at > ?'
  const sql = `select count(distinct post_id) as n from post_tags
    where listed and tag_id in (${placeholders(tagIds)}) ${newer}`
  return count(sql, since === undefined ? [...tagIds] : [...tagIds, since])
}

async function count(sql: string, values: string[]): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(sql, values)
  return Number(row!.n)
}
