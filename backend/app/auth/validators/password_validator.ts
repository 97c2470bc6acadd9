import vine from '@vinejs/vine'
import { EMAIL_MAX } from '#contract/rules/limits'
import { PASSWORD_MAX } from '#contract/rules/password'
import { newPassword } from './new_password.js'

const TOKEN_MAX = 128
const token = vine.string().trim().maxLength(TOKEN_MAX)

export const forgotPasswordValidator = vine.create({
  email: vine.string().trim().maxLength(EMAIL_MAX).email(),
})

/** A new password, written twice. */
export const resetPasswordValidator = vine.create({
  token,
  password: newPassword(),
  confirmPassword: vine.string().sameAs('password'),
})

export const changePasswordValidator = vine.create({
  currentPassword: vine.string().maxLength(PASSWORD_MAX).optional(),
  password: newPassword(),
  confirmPassword: vine.string().sameAs('password'),
})

export const linkValidator = vine.create({ token })
