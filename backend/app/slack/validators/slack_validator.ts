import vine from '@vinejs/vine'
import type { SlackListQuery } from '#contract/data/slack'
import { SEARCH_MAX } from '#contract/rules/limits'
import { pageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'

const CODE_MAX = 512

export const slackListValidator = vine.create({
  ...pageFields,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
} satisfies RequestFields<SlackListQuery>)

/** The query of a callback. Slack adds fields as it likes. */
export const slackCallbackValidator = vine.create({ code: vine.string().minLength(1).maxLength(CODE_MAX) })
