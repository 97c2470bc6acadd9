import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { reportsQuery } from '../../api/report-queries.ts'
import { ReportListSkeleton } from '../report-list.tsx'
import { AdminReportRow } from './admin-report-row.tsx'
import { readReportFilter, ReportFilters, toQuery } from './report-filters.tsx'
import { ReportsTogether } from './reports-together.tsx'

/** All reports of the installation, newest first, with their filters. */
export function AdminReportList() {
  const { t } = useTranslation('reports')
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readReportFilter)
  const query = useQuery(reportsQuery({ ...toQuery(filter), page, asOf }))
  return (
    <div className="flex flex-col gap-4">
      <ReportFilters filter={filter} onChange={setFilter} onClear={isFiltered ? clearFilter : undefined} />
      <ReportsTogether filter={filter} hiddenPosts={query.data?.hiddenPosts ?? null} />
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('admin.title')}
        rowsOf={({ reports }) => reports}
        skeleton={<ReportListSkeleton />}
        failedTitle={t('admin.failed')}
        renderSummary={({ reports, pagination }) => <Range shown={reports.length} pagination={pagination} />}
        empty={
          <EmptyState
            icon={<Flag />}
            title={t('admin.empty')}
            description={t(isFiltered ? 'admin.emptyFiltered' : 'admin.emptyText')}
            action={isFiltered ? <Button onClick={clearFilter}>{t('admin.clear')}</Button> : undefined}
          />
        }
      >
        {(report) => <AdminReportRow key={report.id} report={report} />}
      </PagedList>
    </div>
  )
}

function Range({ shown, pagination: { page, limit, total } }: { shown: number; pagination: Pagination }) {
  const { t } = useTranslation('reports')
  const before = (page - 1) * limit
  return (
    <p className="pb-2 text-sm text-muted tabular-nums">
      {t('admin.total', { from: before + 1, to: before + shown, total })}
    </p>
  )
}
