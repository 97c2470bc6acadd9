import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '@fanfare/contract/moderation/data/administration.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../../components/use-list-url.ts'
import { DatedText } from '../../../../../i18n/dated-text.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { failedJobsQuery } from '../../api/admin-queries.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { JobActions } from './job-actions.tsx'

/** The failed jobs, latest first. */
export function FailedJobs() {
  const { t } = useTranslation('admin')
  const { page, hrefFor } = useListUrl(noFilter)
  return (
    <PagedList
      query={useQuery(failedJobsQuery(page))}
      page={page}
      hrefFor={hrefFor}
      label={t('jobs.title')}
      rowsOf={({ jobs }) => jobs}
      skeleton={<ListSkeleton />}
      failedTitle={t('jobs.failed')}
      empty={<EmptyState icon={<CircleCheck />} title={t('jobs.empty')} description={t('jobs.emptyText')} />}
    >
      {(job) => <JobRow key={job.id} job={job} />}
    </PagedList>
  )
}

/** A failed job: its name, when and after how many attempts it failed, and why. */
function JobRow({ job }: { job: FailedJob }) {
  const { t } = useTranslation('admin')
  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-mono text-sm font-medium break-all">{job.name}</p>
        <p className="text-sm text-muted">
          <DatedText iso={job.failedAt} say={(date) => t('jobs.given', { date, count: job.attempts })} />
        </p>
        {job.error !== null && <p className="mt-1 text-sm break-words">{job.error}</p>}
      </div>
      <JobActions job={job} />
    </li>
  )
}
