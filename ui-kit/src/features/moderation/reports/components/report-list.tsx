import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { myReportsQuery } from '../api/report-queries.ts'
import { ReportRow } from './report-row.tsx'

const SKELETON_ROWS = ['one', 'two', 'three']

/** The reports this user has sent, newest first. */
export function ReportList() {
  const { t } = useTranslation('reports')
  const { page, asOf, hrefFor } = useListUrl(noFilter)
  return (
    <PagedList
      query={useQuery(myReportsQuery({ page, asOf }))}
      page={page}
      hrefFor={hrefFor}
      rowsOf={({ reports }) => reports}
      skeleton={<ReportListSkeleton />}
      failedTitle={t('mine.failed')}
      empty={<NoReports />}
    >
      {(report) => <ReportRow key={report.id} report={report} />}
    </PagedList>
  )
}

function NoReports() {
  const { t } = useTranslation('reports')
  return (
    <EmptyState
      icon={<Flag />}
      title={t('mine.empty')}
      description={t('mine.emptyText')}
      action={<ButtonLink to="/community">{t('mine.toCommunity')}</ButtonLink>}
    />
  )
}

export function ReportListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-2.5 p-4 sm:px-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Card>
  )
}
