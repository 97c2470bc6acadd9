import vine from '@vinejs/vine'
import { MODERATOR_RESPONSE_MAX, REPORT_DESCRIPTION_MAX } from '#contract/rules/limits'
import { REPORT_REASONS, REPORT_STATUSES } from '#contract/rules/report'
import { pageFields } from '#core/pagination'

const id = vine.string().trim().uuid().toLowerCase()

export const newReportValidator = vine.create({
  reason: vine.enum(REPORT_REASONS),
  description: vine.string().trim().maxLength(REPORT_DESCRIPTION_MAX).nullable().optional(),
})

export const resolutionValidator = vine.create({
  moderatorResponse: vine.string().trim().minLength(1).maxLength(MODERATOR_RESPONSE_MAX),
})

export const myReportsValidator = vine.create(pageFields)

export const listReportsValidator = vine.create({
  ...pageFields,
  status: vine.enum(REPORT_STATUSES).optional(),
  reason: vine.enum(REPORT_REASONS).optional(),
  organizationId: id.clone().optional(),
  userId: id.clone().optional(),
})
