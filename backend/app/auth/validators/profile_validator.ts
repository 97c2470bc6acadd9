import vine from '@vinejs/vine'
import { LANGUAGES } from '#contract/rules/language'
import { EMAIL_MAX, NAME_MAX } from '#contract/rules/limits'
import { PASSWORD_MAX } from '#contract/rules/password'
import { title } from '#core/validation/title'
import { whenSent } from '#core/validation/when_sent'

export const profileValidator = vine.create({
  name: title(NAME_MAX).optional().requiredWhen(whenSent),
  email: vine.string().trim().maxLength(EMAIL_MAX).email().optional().requiredWhen(whenSent),
  language: vine.enum(LANGUAGES).optional(),
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
})
