import vine from '@vinejs/vine'
import type {
  ReportListQuery,
  ReportPostRequest,
  ResolveReportRequest,
  TurnDownReportsRequest,
} from '#contract/moderation/data/report'
import { SEARCH_MAX } from '#contract/core/rules/limits'
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_STATUSES,
  MODERATOR_RESPONSE_MAX,
  REPORT_DESCRIPTION_MAX,
} from '#contract/moderation/rules/report'
import { anchoredPageFields } from '#core/http/validation/pagination'
import type { RequestFields } from '#core/http/validation/request_fields'
import { optionalText, text } from '#core/http/validation/text'

/** Typed by an administrator, so it may not be an id at all. */
const id = vine.string().trim().maxLength(SEARCH_MAX).toLowerCase()

export const newReportValidator = vine.create({
  reason: vine.enum(REPORT_REASONS),
  description: optionalText(REPORT_DESCRIPTION_MAX),
} satisfies RequestFields<ReportPostRequest>)

const moderatorResponse = text(MODERATOR_RESPONSE_MAX)

const showsOrHides = vine.createRule((value, _options, field) => {
  if (value !== 'mark_sensitive' && field.parent.showPost === true)
    field.report('The post is either shown or hidden', 'excludes', field)
})

export const resolutionValidator = vine.create({
  moderatorResponse,
  showPost: vine.boolean({ strict: true }).optional(),
  turnedDown: vine.boolean({ strict: true }).optional(),
  decision: vine.enum(REPORT_DECISIONS).use(showsOrHides()).optional(),
} satisfies RequestFields<ResolveReportRequest>)

export const listReportsValidator = vine.create({
  ...anchoredPageFields,
  status: vine.enum([...REPORT_STATUSES, 'all'] as const).optional(),
  reason: vine.enum([...REPORT_REASONS, 'all'] as const).optional(),
  organizationId: id.clone().optional(),
  userId: id.clone().optional(),
  reportersOf: id.clone().optional(),
  withoutWeight: vine.boolean().optional(),
  hidden: vine.boolean().optional(),
} satisfies RequestFields<ReportListQuery>)

const reporter = vine.string().uuid().toLowerCase()

/** Reports can be turned down together only for selected reporters. */
export const turnDownValidator = vine.create({
  userId: reporter.clone().optional().requiredIfMissing(['reportersOf', 'withoutWeight']),
  reportersOf: reporter.clone().optional(),
  withoutWeight: vine.literal(true).optional(),
  moderatorResponse: moderatorResponse.clone(),
} satisfies RequestFields<TurnDownReportsRequest>)
