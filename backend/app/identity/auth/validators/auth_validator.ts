import vine from '@vinejs/vine'
import type { RegistrationRequest, SetupRequest, SignInRequest } from '#contract/identity/data/session'
import { EMAIL_MAX, NAME_MAX } from '#contract/core/rules/limits'
import { CAPTCHA_TOKEN_MAX } from '#contract/identity/rules/captcha'
import { PASSWORD_MAX } from '#contract/identity/rules/password'
import { emailAddress } from '#core/http/validation/email_address'
import type { RequestFields } from '#core/http/validation/request_fields'
import { title } from '#core/http/validation/text'
import { newPassword } from './password_fields.js'

const TOKEN_MAX = 128

const account = {
  name: title(NAME_MAX),
  email: emailAddress(),
  password: newPassword(),
}

export const registrationValidator = vine.create({
  ...account,
  invitation: vine.string().trim().maxLength(TOKEN_MAX).optional(),
} satisfies RequestFields<RegistrationRequest>)

export const setupValidator = vine.create({
  token: vine.string().trim().maxLength(TOKEN_MAX),
  ...account,
} satisfies RequestFields<SetupRequest>)

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(EMAIL_MAX),
  password: vine.string().maxLength(PASSWORD_MAX),
  captcha: vine.string().trim().maxLength(CAPTCHA_TOKEN_MAX).optional(),
} satisfies RequestFields<SignInRequest>)
