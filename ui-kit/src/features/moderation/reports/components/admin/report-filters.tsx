import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS, REPORT_STATUSES } from '@fanfare/contract/moderation/rules/report.ts'
import { isUuid } from '../../../../../components/is-uuid.ts'
import { Optional } from '../../../../../components/optional.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import type { FindFiltersProps } from './report-filter.ts'

const FindFilters = lazy(() => import('./find-filters-panel.tsx'))

export interface ReportFiltersProps extends FindFiltersProps {
  /** Undefined while nothing is filtered. */
  onClear?: () => void
}

/** Filters for the reports: status, reason, organization and reporter. */
export function ReportFilters({ filter, reports, onChange, onClear }: ReportFiltersProps) {
  const { t } = useTranslation('reports')
  const { status, reason, organizationId, userId, reportersOf, hidden } = filter
  const hasText = [organizationId, userId, reportersOf].some((id) => id !== undefined && !isUuid(id))
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 flex-wrap gap-2 sm:flex">
        <Select
          label={t('admin.status')}
          value={status ?? 'all'}
          onChange={(value) => onChange({ status: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('admin.allStatuses') },
            ...REPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
        <Select
          label={t('admin.reason')}
          value={reason ?? 'all'}
          onChange={(value) => onChange({ reason: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('admin.allReasons') },
            ...REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
        />
        <Select
          className="max-sm:col-span-2"
          label={t('admin.posts')}
          value={hidden ?? 'all'}
          onChange={(value) => onChange({ hidden: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('admin.allPosts') },
            { value: 'true', label: t('admin.hiddenPosts') },
          ]}
        />
        <Optional loading={<FindFiltersSpace />}>
          <FindFilters filter={filter} reports={reports} onChange={onChange} />
        </Optional>
        {onClear && (
          <Button variant="ghost" onClick={onClear} className="max-sm:col-span-2">
            {t('admin.clear')}
          </Button>
        )}
      </div>
      {hasText && <output className="text-sm text-muted">{t('admin.unknownId')}</output>}
    </div>
  )
}

function FindFiltersSpace() {
  return (
    <>
      <Skeleton className="control min-w-48 flex-1 max-sm:col-span-2" />
      <Skeleton className="control min-w-48 flex-1 max-sm:col-span-2" />
    </>
  )
}
