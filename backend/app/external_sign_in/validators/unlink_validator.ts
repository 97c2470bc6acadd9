import vine from '@vinejs/vine'
import type { UnlinkRequest } from '#contract/data/session'
import { currentPassword } from '#auth/public'
import type { RequestFields } from '#core/validation/request_fields'

export const unlinkValidator = vine.create({
  password: currentPassword(),
} satisfies RequestFields<UnlinkRequest>)
