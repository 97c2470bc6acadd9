import vine from '@vinejs/vine'
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetLinkRequest,
  ResetPasswordRequest,
} from '#contract/identity/data/password'
import { emailAddress } from '#core/http/validation/email_address'
import type { RequestFields } from '#core/http/validation/request_fields'
import { currentPassword, newPassword } from './password_fields.js'

const TOKEN_MAX = 128

const passwordTwice = {
  password: newPassword(),
  confirmPassword: vine.string().sameAs('password'),
}

export const forgotPasswordValidator = vine.create({
  email: emailAddress(),
} satisfies RequestFields<ForgotPasswordRequest & ResetLinkRequest>)

export const resetPasswordValidator = vine.create({
  token: vine.string().trim().maxLength(TOKEN_MAX),
  ...passwordTwice,
} satisfies RequestFields<ResetPasswordRequest>)

export const changePasswordValidator = vine.create({
  currentPassword: currentPassword(),
  ...passwordTwice,
} satisfies RequestFields<ChangePasswordRequest>)
