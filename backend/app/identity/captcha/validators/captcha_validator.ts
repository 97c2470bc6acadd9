import vine from '@vinejs/vine'
import type { CaptchaQuery } from '#contract/identity/data/captcha'
import { CAPTCHA_ACTIONS } from '#contract/identity/rules/captcha'
import type { RequestFields } from '#core/http/validation/request_fields'

export const captchaValidator = vine.create({
  action: vine.enum(CAPTCHA_ACTIONS),
} satisfies RequestFields<CaptchaQuery>)
