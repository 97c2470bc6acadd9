import vine from '@vinejs/vine'
import type { TellingRequest } from '#contract/posts/data/telling'
import type { RequestFields } from '#core/http/validation/request_fields'

export const tellingValidator = vine.create({
  mode: vine.literal('now'),
} satisfies RequestFields<TellingRequest>)
