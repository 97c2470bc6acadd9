import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportList } from '@fanfare/contract/moderation/data/report.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { useHiddenTargets, withoutHidden } from '../../../../../components/undo/pending-actions.ts'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { BackLink } from '../../../../../primitives/back-link.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { reportsQuery } from '../../api/report-queries.ts'
import { useReportKeys } from '../../hooks/use-report-keys.ts'
import { useSelectedReport } from '../../hooks/use-selected-report.ts'
import { ReportListSkeleton } from '../report-list.tsx'
import { AdminReportRow } from './admin-report-row.tsx'
import type { Drafts } from './report-decisions.ts'
import { ReportDetails } from './report-details.tsx'
import { ReportFilters } from './report-filters.tsx'
import { readReportFilter, toQuery } from './report-filter.ts'
import { ReportHints } from './report-hints.tsx'
import { ReportsTogether } from './reports-together.tsx'

/** The queue of reports with its filters and, next to it or on a phone instead of it, the selected report. */
export function AdminReports() {
  // Its details use the texts of moderation: loaded later, they would hide what is shown already.
  const { t } = useTranslation(['reports', 'moderation'])
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readReportFilter)
  const query = useQuery(reportsQuery({ ...toQuery(filter), page, asOf }))
  const reports = withoutHidden(query.data?.reports ?? [], useHiddenTargets())
  const { current, isChosen, takesFocus, hrefOf, move, showNextOpen } = useSelectedReport(reports)
  const [drafts] = useState<Drafts>(() => new Map())
  useReportKeys(move)
  return (
    <div className="flex flex-col gap-4">
      <div className={clsx('flex flex-col gap-4', isChosen && 'max-lg:hidden')}>
        <ReportFilters
          filter={filter}
          reports={reports}
          onChange={setFilter}
          onClear={isFiltered ? clearFilter : undefined}
        />
        <ReportsTogether filter={filter} hiddenPosts={query.data?.hiddenPosts ?? null} />
      </div>
      <div
        className={clsx(
          'flex h-5 items-center justify-between gap-3 text-sm text-muted',
          isChosen && 'max-lg:hidden',
        )}
      >
        {query.data !== undefined && reports.length > 0 && <Range list={query.data} />}
        {current !== undefined && <ReportHints />}
      </div>
      <div
        className={clsx(
          'grid items-start gap-6',
          current !== undefined && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
        )}
      >
        <div className={clsx(isChosen && 'max-lg:hidden')}>
          <PagedList
            query={query}
            page={page}
            hrefFor={hrefFor}
            label={t('admin.title')}
            rowsOf={(list) => list.reports}
            skeleton={<ReportListSkeleton />}
            failedTitle={t('admin.failed')}
            empty={
              <EmptyState
                icon={<Flag />}
                title={t('admin.empty')}
                description={t(isFiltered ? 'admin.emptyFiltered' : 'admin.emptyText')}
                action={isFiltered ? <Button onClick={clearFilter}>{t('admin.clear')}</Button> : undefined}
              />
            }
          >
            {(report) => (
              <AdminReportRow
                key={report.id}
                report={report}
                href={hrefOf(report.id)}
                selected={report === current}
                isChosen={isChosen}
              />
            )}
          </PagedList>
        </div>
        {current !== undefined && (
          <div className={clsx('flex min-w-0 flex-col gap-3', !isChosen && 'max-lg:hidden')}>
            <div className="lg:hidden">
              <BackLink to={hrefOf(null)}>{t('admin.back')}</BackLink>
            </div>
            <ReportDetails
              key={current.id}
              report={current}
              drafts={drafts}
              takesFocus={takesFocus}
              onResolved={showNextOpen}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function Range({ list: { reports, pagination } }: { list: ReportList }) {
  const { t } = useTranslation('reports')
  const before = (pagination.page - 1) * pagination.limit
  const to = before + reports.length
  return <p className="tabular-nums">{t('admin.total', { from: before + 1, to, total: pagination.total })}</p>
}
