import { useTranslation } from 'react-i18next'
import type { ReportListQuery } from '@fanfare/contract/moderation/data/report.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import {
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportReason,
  type ReportStatus,
} from '@fanfare/contract/moderation/rules/report.ts'
import { SearchField } from '../../../../../components/search-field.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Select } from '../../../../../primitives/select.tsx'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export interface ReportFilter {
  status?: ReportStatus
  reason?: ReportReason
  organizationId?: string
  /** The reporter. */
  userId?: string
  /** All reporters of the post with this id. */
  reportersOf?: string
  /** The reports of the last day that do not count. */
  withoutWeight?: 'true'
  /** Reports of posts that are hidden now. */
  hidden?: 'true'
}

export interface ReportFiltersProps {
  filter: ReportFilter
  onChange: (change: Partial<ReportFilter>) => void
  /** Undefined while nothing is filtered. */
  onClear?: () => void
}

/** For `useListUrl`. */
export function readReportFilter(parameters: URLSearchParams): ReportFilter {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, SEARCH_MAX) || undefined
  const flag = (name: string) => (parameters.get(name) === 'true' ? 'true' : undefined)
  return {
    status: REPORT_STATUSES.find((status) => status === parameters.get('status')),
    reason: REPORT_REASONS.find((reason) => reason === parameters.get('reason')),
    organizationId: text('organizationId'),
    userId: text('userId'),
    reportersOf: text('reportersOf'),
    withoutWeight: flag('withoutWeight'),
    hidden: flag('hidden'),
  }
}

/** The filter as query parameters of the API. */
export function toQuery({ withoutWeight, hidden, ...filter }: ReportFilter): Omit<ReportListQuery, 'page'> {
  return {
    ...filter,
    ...(withoutWeight && { withoutWeight: true }),
    ...(hidden && { hidden: true }),
  }
}

/** Filters for the reports: status, reason, organization and reporter. */
export function ReportFilters({ filter, onChange, onClear }: ReportFiltersProps) {
  const { t } = useTranslation('reports')
  const { status, reason, organizationId, userId, reportersOf, hidden } = filter
  const hasText = [organizationId, userId, reportersOf].some((id) => id !== undefined && !UUID.test(id))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
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
          label={t('admin.posts')}
          value={hidden ?? 'all'}
          onChange={(value) => onChange({ hidden: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('admin.allPosts') },
            { value: 'true', label: t('admin.hiddenPosts') },
          ]}
        />
        <SearchField
          label={t('admin.organizationId')}
          value={organizationId ?? ''}
          onSearch={(id) => onChange({ organizationId: id })}
          maxLength={SEARCH_MAX}
        />
        <SearchField
          label={t('admin.userId')}
          value={userId ?? ''}
          onSearch={(id) => onChange({ userId: id })}
          maxLength={SEARCH_MAX}
        />
        {onClear && (
          <Button variant="ghost" onClick={onClear}>
            {t('admin.clear')}
          </Button>
        )}
      </div>
      {hasText && <output className="text-sm text-muted">{t('admin.unknownId')}</output>}
    </div>
  )
}
