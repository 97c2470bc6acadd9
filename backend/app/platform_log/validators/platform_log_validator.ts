import vine from '@vinejs/vine'
import { PLATFORM_ACTIONS, type PlatformLogQuery } from '#contract/data/platform_log'
import { anchoredPageFields } from '#core/pagination'
import { instantText } from '#core/validation/instant_text'
import type { RequestFields } from '#core/validation/request_fields'

export const platformLogValidator = vine.create({
  ...anchoredPageFields,
  action: vine.enum(PLATFORM_ACTIONS).optional(),
  actorId: vine.string().trim().uuid().toLowerCase().optional(),
  from: instantText().optional(),
  to: instantText().optional(),
} satisfies RequestFields<PlatformLogQuery>)
