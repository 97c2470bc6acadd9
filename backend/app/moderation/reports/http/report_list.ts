import type { ReportList, ReportListQuery } from '#contract/moderation/data/report'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { eventsOfReports } from '#moderation/reports/queries/events_of_reports'
import { countReports, listReports } from '#moderation/reports/queries/list_reports'
import { reportersOf } from '#moderation/reports/queries/narrow_reports'
import { countHiddenPosts } from '#moderation/reports/queries/open_reports'
import { forAdministrator } from '#moderation/reports/transformers/report_transformer'

/** A page of the reports of users, newest first, for administrators. */
export async function reportList({ page, limit, asOf, ...filter }: ReportListQuery): Promise<ReportList> {
  const pageRequest = await toAnchoredRequest({ page, limit, asOf }, (instant) =>
    countReports(filter, instant),
  )
  const total = await countReports(filter)
  const reports = await listReports(filter, pageRequest)
  const reporters = reportersOf(filter)
  const events = await eventsOfReports(reports.map(({ id }) => id))
  const shown = reports.map((report) => forAdministrator(report, events.get(report.id)))
  return {
    reports: shown,
    pagination: toPagination(pageRequest, total, shown[0]?.createdAt),
    hiddenPosts: reporters && (await countHiddenPosts(reporters)),
  }
}
