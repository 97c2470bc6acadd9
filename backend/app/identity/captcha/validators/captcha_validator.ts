import vine from '@vinejs/vine'
import type { CaptchaQuery } from '#contract/identity/data/captcha'
import { CAPTCHA_ACTIONS, CAPTCHA_TOKEN_MAX } from '#contract/identity/rules/captcha'
import type { RequestFields } from '#core/http/validation/request_fields'

export const captchaValidator = vine.create({
  action: vine.enum(CAPTCHA_ACTIONS),
} satisfies RequestFields<CaptchaQuery>)

/** A field with a captcha token. */
export const captchaTokenField = () => vine.string().trim().maxLength(CAPTCHA_TOKEN_MAX)
