export { deleteReportsByReporter } from '#reports/repositories/reports'
export { reportJoin, resolvedReports } from '#reports/queries/resolved_reports'
export { pagesOfReporter } from '#reports/queries/pages_of_reporter'
export type { ReportRecord } from '#reports/models/report_record'
