import vine from '@vinejs/vine'
import {
  SLACK_SHARE_TYPES,
  type NotifyAllRequest,
  type SharePostRequest,
  type SlackListQuery,
  type SlackUserListQuery,
  type StartSlackFlowRequest,
} from '#contract/slack/data/slack'
import { PAGE_SIZE_MAX, SEARCH_MAX, URL_MAX } from '#contract/core/rules/limits'
import { SLACK_MESSAGE_MAX } from '#contract/slack/rules/slack'
import { ownPath } from '#core/http/validation/own_path'
import { pageFields } from '#core/http/validation/pagination'
import type { RequestFields } from '#core/http/validation/request_fields'
import { text } from '#core/http/validation/text'

/** As many Slack ids as a page has rows. */
const IDS = new RegExp(String.raw`^[A-Z0-9]{2,32}(,[A-Z0-9]{2,32}){0,${PAGE_SIZE_MAX - 1}}$`)
const CODE_MAX = 512
const NAME_MAX = 255
const EMAIL_MAX = 254

const listFields = {
  ...pageFields,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  ids: vine.string().regex(IDS).optional(),
} satisfies RequestFields<SlackListQuery>

export const slackListValidator = vine.create(listFields)

export const slackUserListValidator = vine.create({
  ...listFields,
  mentionable: vine.boolean().optional(),
} satisfies RequestFields<SlackUserListQuery>)

export const startSlackFlowValidator = vine.create({
  returnTo: ownPath().optional(),
} satisfies RequestFields<StartSlackFlowRequest>)

/** The query of a callback. Slack may add fields at any time. */
export const slackCallbackValidator = vine.create({ code: vine.string().minLength(1).maxLength(CODE_MAX) })

const message = text(SLACK_MESSAGE_MAX)

export const sharePostValidator = vine.create({
  shareType: vine.enum(SLACK_SHARE_TYPES),
  channelId: vine
    .string()
    .regex(/^[A-Z0-9]{2,32}$/)
    .optional(),
  message,
} satisfies RequestFields<SharePostRequest>)

/** `senderName` and `senderEmail` are accepted and ignored: the sender comes from the session, the link from the post. */
export const notifyAllValidator = vine.create({
  message,
  postUrl: vine.string().trim().minLength(1).maxLength(URL_MAX).optional(),
  senderName: vine.string().maxLength(NAME_MAX).optional(),
  senderEmail: vine.string().maxLength(EMAIL_MAX).optional(),
} satisfies RequestFields<NotifyAllRequest>)

export const missListValidator = vine.create(pageFields)
