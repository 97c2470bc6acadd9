import { WAITING_SHOWN, type Administration } from '#contract/moderation/data/administration'
import { moderationQueue } from '#posts/public'
import { failedJobList } from '#moderation/administration/http/failed_job_list'
import { adminStats } from '#moderation/administration/queries/admin_stats'
import { reportList } from '#moderation/reports/http/report_list'
import { supportRequestList } from '#moderation/support/http/support_request_list'

/** What the dashboard of administrators shows. */
export async function administration(): Promise<Administration> {
  const page = { page: 1, limit: WAITING_SHOWN }
  const [stats, posts, reports, requests, jobs] = await Promise.all([
    adminStats(),
    moderationQueue(page),
    reportList({ ...page, status: 'pending' }),
    supportRequestList({ ...page, status: 'open' }),
    failedJobList(page),
  ])
  return { stats, posts, reports, requests, jobs }
}
