import type { FailedJob } from '#contract/moderation/data/administration'
import type { FailedJobRow } from '#core/jobs/failed_jobs'

const ERROR_MAX = 500

/** A failed job, as administrators see it. */
export function forAdministrator({ error, failedAt, ...job }: FailedJobRow): FailedJob {
  return { ...job, error: error?.slice(0, ERROR_MAX) ?? null, failedAt: failedAt.toISOString() }
}
