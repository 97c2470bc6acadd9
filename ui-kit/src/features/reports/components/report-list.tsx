import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { ListPager } from '../../../routing/list-pager.tsx'
import { myReportsQuery } from '../api/report-queries.ts'
import { useReportPage } from '../use-report-page.ts'
import { ReportListSkeleton } from './report-list-skeleton.tsx'
import { ReportRow } from './report-row.tsx'

/** A page of what this person has reported, with all that can happen on the way. */
export function ReportList() {
  const { t } = useTranslation(['reports', 'common'])
  const errorText = useErrorText()
  const { page, hrefFor } = useReportPage()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(myReportsQuery(page))

  if (isPending) return <ReportListSkeleton />
  if (!data) {
    return (
      <Card padded={false}>
        <ErrorState
          title={t('mine.failed')}
          description={errorText(error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const { reports, pagination } = data
  if (page > pagination.totalPages) return <Navigate to={hrefFor(pagination.totalPages)} replace />
  if (reports.length === 0) return <NoReports />

  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      </Card>
      <ListPager pagination={pagination} hrefFor={hrefFor} />
    </div>
  )
}

function NoReports() {
  const { t } = useTranslation('reports')
  return (
    <Card padded={false}>
      <EmptyState
        icon={<Flag />}
        title={t('mine.empty')}
        description={t('mine.emptyText')}
        action={<ButtonLink to="/community">{t('mine.toCommunity')}</ButtonLink>}
      />
    </Card>
  )
}
