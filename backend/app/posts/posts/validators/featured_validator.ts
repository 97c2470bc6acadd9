import vine from '@vinejs/vine'
import type { ImportanceRequest, PinRequest } from '#contract/posts/data/featured'
import type { RequestFields } from '#core/http/validation/request_fields'

export const importanceValidator = vine.create({
  isImportant: vine.boolean({ strict: true }),
} satisfies RequestFields<ImportanceRequest>)

export const pinValidator = vine.create({
  isPinned: vine.boolean({ strict: true }),
} satisfies RequestFields<PinRequest>)
