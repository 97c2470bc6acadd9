import vine from '@vinejs/vine'
import { EMAIL_MAX, NAME_MAX } from '#contract/rules/limits'
import { PASSWORD_MAX } from '#contract/rules/password'
import { title } from '#core/validation/title'
import { newPassword } from './new_password.js'

const account = {
  name: title(NAME_MAX),
  email: vine.string().trim().maxLength(EMAIL_MAX).email(),
  password: newPassword(),
}

export const registrationValidator = vine.create(account)

export const setupValidator = vine.create({ token: vine.string().trim().maxLength(128), ...account })

export const credentialsValidator = vine.create({
  email: vine.string().trim().maxLength(EMAIL_MAX),
  password: vine.string().maxLength(PASSWORD_MAX),
})
