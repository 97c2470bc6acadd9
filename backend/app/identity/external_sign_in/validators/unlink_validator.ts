import vine from '@vinejs/vine'
import type { UnlinkRequest } from '#contract/identity/data/session'
import { currentPassword } from '#identity/auth/validators/current_password'
import type { RequestFields } from '#core/http/validation/request_fields'

export const unlinkValidator = vine.create({
  password: currentPassword(),
} satisfies RequestFields<UnlinkRequest>)
