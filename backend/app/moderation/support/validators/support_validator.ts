import vine from '@vinejs/vine'
import type {
  AnswerSupportRequest,
  SendSupportRequest,
  SupportRequestListQuery,
} from '#contract/moderation/data/support'
import { NAME_MAX } from '#contract/core/rules/limits'
import { CAPTCHA_TOKEN_MAX } from '#contract/identity/rules/captcha'
import {
  SUPPORT_PRIORITIES,
  SUPPORT_STATUSES,
  SUPPORT_ANSWER_MAX,
  SUPPORT_DESCRIPTION_MAX,
  SUPPORT_TITLE_MAX,
} from '#contract/moderation/rules/support'
import { anchoredPageFields } from '#core/http/validation/pagination'
import { emailAddress } from '#core/http/validation/email_address'
import type { RequestFields } from '#core/http/validation/request_fields'
import { text, title } from '#core/http/validation/text'

export const sendValidator = vine.create({
  title: title(SUPPORT_TITLE_MAX),
  description: text(SUPPORT_DESCRIPTION_MAX),
  priority: vine.enum(SUPPORT_PRIORITIES),
  captchaToken: vine.string().trim().maxLength(CAPTCHA_TOKEN_MAX).optional(),
  name: title(NAME_MAX).optional(),
  email: emailAddress().optional(),
} satisfies RequestFields<SendSupportRequest>)

export const answerValidator = vine.create({
  answer: text(SUPPORT_ANSWER_MAX),
  close: vine.boolean({ strict: true }),
} satisfies RequestFields<AnswerSupportRequest>)

export const listValidator = vine.create({
  ...anchoredPageFields,
  status: vine.enum(SUPPORT_STATUSES).optional(),
} satisfies RequestFields<SupportRequestListQuery>)
