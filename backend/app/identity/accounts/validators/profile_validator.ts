import vine from '@vinejs/vine'
import type { UpdateProfileRequest, VerifyEmailRequest } from '#contract/identity/data/profile'
import { MAILED_LINKS, type MailedLinkRequest } from '#contract/identity/data/mailed_link'
import { currentPassword } from '#identity/auth/validators/password_fields'
import { LANGUAGES } from '#contract/core/rules/language'
import { NAME_MAX } from '#contract/core/rules/limits'
import { emailAddress } from '#core/http/validation/email_address'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { title } from '#core/http/validation/text'

const TOKEN_MAX = 128

export const profileValidator = vine.create({
  name: title(NAME_MAX).optional().requiredWhen(whenSent),
  email: emailAddress().optional().requiredWhen(whenSent),
  language: vine.enum(LANGUAGES).optional(),
  password: currentPassword(),
} satisfies RequestFields<UpdateProfileRequest>)

export const verifyEmailValidator = vine.create({
  token: vine.string().trim().maxLength(TOKEN_MAX),
} satisfies RequestFields<VerifyEmailRequest>)

export const mailedLinkValidator = vine.create({
  link: vine.enum(MAILED_LINKS),
  token: vine.string().trim().maxLength(TOKEN_MAX),
} satisfies RequestFields<MailedLinkRequest>)
