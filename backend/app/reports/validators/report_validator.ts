import vine from '@vinejs/vine'
import type { ReportListQuery, ReportPostRequest, ResolveReportRequest } from '#contract/data/report'
import { MODERATOR_RESPONSE_MAX, REPORT_DESCRIPTION_MAX } from '#contract/rules/limits'
import { REPORT_REASONS, REPORT_STATUSES } from '#contract/rules/report'
import { pageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'

const id = vine.string().trim().uuid().toLowerCase()

export const newReportValidator = vine.create({
  reason: vine.enum(REPORT_REASONS),
  description: vine.string().trim().maxLength(REPORT_DESCRIPTION_MAX).nullable().optional(),
} satisfies RequestFields<ReportPostRequest>)

export const resolutionValidator = vine.create({
  moderatorResponse: vine.string().trim().minLength(1).maxLength(MODERATOR_RESPONSE_MAX),
} satisfies RequestFields<ResolveReportRequest>)

export const listReportsValidator = vine.create({
  ...pageFields,
  status: vine.enum(REPORT_STATUSES).optional(),
  reason: vine.enum(REPORT_REASONS).optional(),
  organizationId: id.clone().optional(),
  userId: id.clone().optional(),
} satisfies RequestFields<ReportListQuery>)
