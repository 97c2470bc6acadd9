import type { Report, ReportListQuery } from '@fanfare/contract/moderation/data/report.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import {
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportReason,
  type ReportStatus,
} from '@fanfare/contract/moderation/rules/report.ts'

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

export interface FindFiltersProps {
  filter: ReportFilter
  /** The listed reports, which have the names of the filtered ids. */
  reports: readonly Report[]
  onChange: (change: Partial<ReportFilter>) => void
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
