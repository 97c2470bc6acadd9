import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WAITING_SHOWN, type WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { queueQuery } from '../../../moderation/api/moderation-queries.ts'
import { reportsQuery } from '../../../reports/api/report-queries.ts'
import { supportRequestsQuery } from '../../../support/api/support-queries.ts'
import { failedJobsQuery } from '../../api/admin-queries.ts'
import { useWithFirst } from '../../api/first-administration.ts'
import { FailedJobRow, PostRow, ReportRow, RequestRow } from './attention-rows.tsx'

interface List {
  /** Null until they are loaded. */
  rows: { key: string; row: ReactNode }[] | null
  /** Whether they have failed to load; also while they are requested again. */
  failed: boolean
  retry: () => void
}

export type AttentionLists = Record<WaitingKind, List>

/** Whether one of the lists is neither loaded nor failed. */
export const isLoading = (lists: AttentionLists): boolean =>
  Object.values(lists).some(({ rows, failed }) => rows === null && !failed)

/** The first of each kind that waits for an administrator, requested together. */
export function useAttentionLists(): AttentionLists {
  const withFirst = useWithFirst()
  const page = { page: 1, limit: WAITING_SHOWN }
  const posts = useQuery(withFirst('posts', queueQuery(1, WAITING_SHOWN)))
  const reports = useQuery(withFirst('reports', reportsQuery({ ...page, status: 'pending' })))
  const requests = useQuery(withFirst('requests', supportRequestsQuery({ ...page, status: 'open' })))
  const jobs = useQuery(withFirst('jobs', failedJobsQuery(1, WAITING_SHOWN)))
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
