import vine from '@vinejs/vine'
import { DELETION_CHOICES, type DeleteAccountRequest } from '#contract/data/profile'
import { PASSWORD_MAX } from '#contract/rules/password'
import type { RequestFields } from '#core/validation/request_fields'

const CODE_MAX = 64

export const deleteAccountValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
  twoFactorCode: vine.string().trim().maxLength(CODE_MAX).optional(),
  content: vine.enum(DELETION_CHOICES),
} satisfies RequestFields<DeleteAccountRequest>)
