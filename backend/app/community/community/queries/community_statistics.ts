import type { CommunityStatistics } from '#contract/community/data/community'
import { STATISTIC_FLOOR } from '#contract/core/rules/limits'
import { userCounts } from '#identity/public'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { organizationCounts } from '#organizations/public'
import { publicFeed } from '#posts/public'

const cached = new StaleWhileRevalidate(60_000)

/** The totals of the landing page. All but the posts are cached. */
export async function communityStatistics(cache = cached): Promise<CommunityStatistics> {
  const organizations = await cache.get('organizations', () => organizationCounts.all('organizations'))
  const people = await cache.get('people', userCounts.all)
  const tags = await cache.get('tags', () => publicFeed.total('tags'))
  const posts = await publicFeed.total('posts')
  return {
    organizations: fromFloor(organizations),
    posts: fromFloor(posts),
    people: fromFloor(people),
    tags: fromFloor(tags),
  }
}

const fromFloor = (n: number) => (n < STATISTIC_FLOOR ? null : n)
