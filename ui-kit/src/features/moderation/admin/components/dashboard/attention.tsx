import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WAITING_KINDS, type WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { FocusFallback } from '../../../../../primitives/focus-fallback.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { queueQuery } from '../../../moderation/api/moderation-queries.ts'
import { reportsQuery } from '../../../reports/api/report-queries.ts'
import { supportRequestsQuery } from '../../../support/api/support-queries.ts'
import { failedJobsQuery } from '../../api/admin-queries.ts'
import { FailedJobRow, PostRow, ReportRow, RequestRow } from './attention-rows.tsx'
import { AttentionFailed } from './attention-failed.tsx'

/** How many of each kind are shown; the quick actions count them, and lead to the others. */
const SHOWN = 3

/** What waits for an administrator, in one list, with the acts on each. */
export function Attention() {
  const { t } = useTranslation('admin')
  const lists = useAttentionLists()
  const kinds = WAITING_KINDS.map((kind) => ({ kind, ...lists[kind] }))
  if (kinds.every(({ rows }) => rows?.length === 0))
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t('dashboard.nothing')}
        description={t('dashboard.nothingText')}
      />
    )
  // Shown together: a list that arrives later would move those below it.
  if (kinds.some(({ rows, failed }) => rows === null && !failed)) return <AttentionSkeleton />
  const shown = kinds.flatMap(({ rows }) => rows?.map(({ key }) => key) ?? [])
  return (
    <FocusFallback watch={shown.join()}>
      <ul className="divide-y divide-line">
        {kinds.flatMap(({ kind, rows, retry }) =>
          rows === null ? (
            <AttentionFailed key={kind} kind={kind} onRetry={retry} />
          ) : (
            rows.map(({ row }) => row)
          ),
        )}
      </ul>
    </FocusFallback>
  )
}

interface List {
  /** Null until they are loaded. */
  rows: { key: string; row: ReactNode }[] | null
  /** Whether they have failed to load; also while they are requested again. */
  failed: boolean
  retry: () => void
}

/** The first of each kind, requested together. */
function useAttentionLists(): Record<WaitingKind, List> {
  const posts = useQuery(queueQuery(1, SHOWN))
  const reports = useQuery(reportsQuery({ page: 1, limit: SHOWN, status: 'pending' }))
  const requests = useQuery(supportRequestsQuery({ page: 1, limit: SHOWN, status: 'open' }))
  const jobs = useQuery(failedJobsQuery(1, SHOWN))
  return {
    posts: toList(posts, posts.data?.posts, (post) => <PostRow key={post.id} post={post} />),
    reports: toList(reports, reports.data?.reports, (report) => (
      <ReportRow key={report.id} report={report} />
    )),
    requests: toList(requests, requests.data?.requests, (request) => (
      <RequestRow key={request.id} request={request} />
    )),
    jobs: toList(jobs, jobs.data?.jobs, (job) => <FailedJobRow key={job.id} job={job} />),
  }
}

function toList<Item extends { id: string }>(
  { errorUpdateCount, refetch }: { errorUpdateCount: number; refetch: () => unknown },
  items: readonly Item[] | undefined,
  render: (item: Item) => ReactNode,
): List {
  return {
    rows: items?.map((item) => ({ key: item.id, row: render(item) })) ?? null,
    failed: errorUpdateCount > 0,
    retry: () => void refetch(),
  }
}

function AttentionSkeleton() {
  return (
    <ul aria-busy className="divide-y divide-line">
      {WAITING_KINDS.map((kind) => (
        <li key={kind} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-5 w-40" />
          </div>
        </li>
      ))}
    </ul>
  )
}
