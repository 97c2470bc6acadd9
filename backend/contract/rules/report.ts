/** Why somebody reports a post. */
export const REPORT_REASONS = ['inappropriate', 'spam', 'harassment', 'violence', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATUSES = ['pending', 'resolved'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** What administrators do with a report. */
export const REPORT_EVENT_ACTIONS = ['resolved', 'reopened'] as const

export type ReportEventAction = (typeof REPORT_EVENT_ACTIONS)[number]
