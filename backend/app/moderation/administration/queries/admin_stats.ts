import type { AdminStats } from '#contract/moderation/data/administration'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { countFailedJobs } from '#core/jobs/failed_jobs'
import { countAll } from '#organizations/public'
import { waitingPosts } from '#posts/public'
import { reportAlarm } from '#moderation/reports/queries/report_alarm'
import { waitingReports } from '#moderation/reports/queries/open_reports'
import { waitingRequests } from '#moderation/support/queries/list_support_requests'
import { countUsers } from '#identity/public'
import { weeklyTrends } from './weekly_trends.js'

const cached = new StaleWhileRevalidate(60_000)

/** The totals of the installation, cached, and the number of open tasks for administrators, not cached. */
export async function adminStats(cache = cached): Promise<AdminStats> {
  const [posts, reports] = [await waitingPosts(), await waitingReports()]
  const [requests, jobs] = [await waitingRequests(), await countFailedJobs()]
  return {
    totalUsers: await cache.get('users', countUsers),
    totalOrganizations: await cache.get('organizations', () => countAll('organizations')),
    totalPosts: await cache.get('posts', () => countAll('posts')),
    postsPendingModeration: posts.count,
    weekly: await weeklyTrends(),
    reportAlarm: await reportAlarm(),
    waiting: { posts, reports, requests, jobs: { ...jobs, oldestAt: jobs.oldestAt?.toISOString() ?? null } },
  }
}
