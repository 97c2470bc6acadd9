import type { FailedJob, FailedJobList } from '#contract/moderation/data/administration'
import { countFailedJobs, listFailedJobs, type FailedJobRow } from '#core/jobs/failed_jobs'
import { toPageRequest, toPagination, type PageRequest } from '#core/http/validation/pagination'

const ERROR_MAX = 500

/** A page of the jobs that were given up, latest first, for administrators. */
export async function failedJobList(request: Partial<PageRequest>): Promise<FailedJobList> {
  const page = toPageRequest(request)
  const { count } = await countFailedJobs()
  const jobs = await listFailedJobs(page)
  return { jobs: jobs.map(forAdministrator), pagination: toPagination(page, count) }
}

function forAdministrator({ error, failedAt, ...job }: FailedJobRow): FailedJob {
  return { ...job, error: error?.slice(0, ERROR_MAX) ?? null, failedAt: failedAt.toISOString() }
}
