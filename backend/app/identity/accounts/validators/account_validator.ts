import vine from '@vinejs/vine'
import { currentPassword } from '#identity/auth/validators/password_fields'
import {
  DELETION_CHOICES,
  type DeleteAccountRequest,
  type ExportRequest,
} from '#contract/identity/data/profile'
import type { RequestFields } from '#core/http/validation/request_fields'

const CODE_MAX = 64

export const deleteAccountValidator = vine.create({
  password: currentPassword(),
  twoFactorCode: vine.string().trim().maxLength(CODE_MAX).optional(),
  content: vine.enum(DELETION_CHOICES),
} satisfies RequestFields<DeleteAccountRequest>)

export const exportValidator = vine.create({
  password: currentPassword(),
} satisfies RequestFields<ExportRequest>)
