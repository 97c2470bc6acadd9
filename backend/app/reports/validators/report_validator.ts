import vine from '@vinejs/vine'
import type { ReportListQuery, ReportPostRequest, ResolveReportRequest } from '#contract/data/report'
import { MODERATOR_RESPONSE_MAX, REPORT_DESCRIPTION_MAX, SEARCH_MAX } from '#contract/rules/limits'
import { REPORT_REASONS, REPORT_STATUSES } from '#contract/rules/report'
import { pageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'
import { optionalText, text } from '#core/validation/text'

/** As typed by an administrator, so it may be no id at all. */
const id = vine.string().trim().maxLength(SEARCH_MAX).toLowerCase()

export const newReportValidator = vine.create({
  reason: vine.enum(REPORT_REASONS),
  description: optionalText(REPORT_DESCRIPTION_MAX),
} satisfies RequestFields<ReportPostRequest>)

export const resolutionValidator = vine.create({
  moderatorResponse: text(MODERATOR_RESPONSE_MAX),
  showPost: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<ResolveReportRequest>)

export const listReportsValidator = vine.create({
  ...pageFields,
  status: vine.enum([...REPORT_STATUSES, 'all'] as const).optional(),
  reason: vine.enum([...REPORT_REASONS, 'all'] as const).optional(),
  organizationId: id.clone().optional(),
  userId: id.clone().optional(),
} satisfies RequestFields<ReportListQuery>)
