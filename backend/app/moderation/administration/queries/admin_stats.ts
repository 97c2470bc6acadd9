import type { AdminStats } from '#contract/moderation/data/administration'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { countFailedJobs } from '#core/jobs/failed_jobs'
import { organizationCounts } from '#organizations/public'
import { moderationCounts } from '#posts/public'
import { reportAlarm } from '#moderation/reports/queries/report_alarm'
import { waitingReports } from '#moderation/reports/queries/open_reports'
import { waitingRequests } from '#moderation/support/queries/list_support_requests'
import { userCounts } from '#identity/public'
import { weeklyTrends } from './weekly_trends.js'

const cached = new StaleWhileRevalidate(60_000)

/** The totals of the installation, cached, and the number of open tasks for administrators, not cached. */
export async function adminStats(cache = cached): Promise<AdminStats> {
  const [posts, reports] = [await moderationCounts.waiting(), await waitingReports()]
  const [requests, jobs] = [await waitingRequests(), await countFailedJobs()]
  return {
    totalUsers: await cache.get('users', userCounts.all),
    totalOrganizations: await cache.get('organizations', () => organizationCounts.all('organizations')),
    totalPosts: await cache.get('posts', () => organizationCounts.all('posts')),
    postsPendingModeration: posts.count,
    weekly: await weeklyTrends(),
    reportAlarm: await reportAlarm(),
    waiting: { posts, reports, requests, jobs: { ...jobs, oldestAt: jobs.oldestAt?.toISOString() ?? null } },
  }
}
