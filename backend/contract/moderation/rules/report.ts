/** The reasons for reporting a post. */
export const REPORT_REASONS = ['inappropriate', 'spam', 'harassment', 'violence', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATUSES = ['pending', 'resolved'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** What resolving a report can do to its post: `block_host` also hides the post. */
export const REPORT_DECISIONS = ['hide', 'mark_sensitive', 'block_host'] as const

export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** The actions of administrators on a report. */
export const REPORT_EVENT_ACTIONS = ['resolved', 'reopened'] as const

export type ReportEventAction = (typeof REPORT_EVENT_ACTIONS)[number]

export const REPORT_DESCRIPTION_MAX = 1_000
export const MODERATOR_RESPONSE_MAX = 1_000
