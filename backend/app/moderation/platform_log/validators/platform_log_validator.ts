import vine from '@vinejs/vine'
import { PLATFORM_ACTIONS, type PlatformLogQuery } from '#contract/moderation/data/platform_log'
import { anchoredPageFields } from '#core/http/validation/pagination'
import { instantText } from '#core/http/validation/text'
import type { RequestFields } from '#core/http/validation/request_fields'

export const platformLogValidator = vine.create({
  ...anchoredPageFields,
  action: vine.enum(PLATFORM_ACTIONS).optional(),
  actorId: vine.string().trim().uuid().toLowerCase().optional(),
  from: instantText().optional(),
  to: instantText().optional(),
} satisfies RequestFields<PlatformLogQuery>)
