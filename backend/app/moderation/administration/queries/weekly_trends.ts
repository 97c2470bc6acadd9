import { TREND_WEEKS, type AdminTotal, type WeeklyTrends } from '#contract/moderation/data/administration'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { lastWeeks } from '#core/database/rows/weekly_counts'
import { now } from '#core/runtime/clock'
import { userCounts } from '#identity/public'
import { organizationCounts } from '#organizations/public'
import { moderationCounts } from '#posts/public'

const cached = new StaleWhileRevalidate<number[]>(600_000)

const COUNTS: Record<AdminTotal, (weeks: readonly Date[]) => Promise<number[]>> = {
  totalUsers: userCounts.created,
  totalOrganizations: organizationCounts.created,
  totalPosts: moderationCounts.created,
  postsPendingModeration: moderationCounts.reviewed,
}

/** What was new in each of the last weeks, with one statement for each total while nothing is cached. */
export async function weeklyTrends(cache = cached): Promise<WeeklyTrends> {
  const weeks = lastWeeks(now(), TREND_WEEKS)
  const from = weeks[0]!.toISOString()
  const countOf = (total: AdminTotal) => cache.get(`${total} ${from}`, () => COUNTS[total](weeks))
  return {
    from,
    counts: {
      totalUsers: await countOf('totalUsers'),
      totalOrganizations: await countOf('totalOrganizations'),
      totalPosts: await countOf('totalPosts'),
      postsPendingModeration: await countOf('postsPendingModeration'),
    },
  }
}
