export { removeReportsOf } from '#reports/models/remove_reports_of'
export { pagesOfReporter } from '#reports/queries/pages_of_reporter'
export type { ReportRecord } from '#reports/models/report_record'
