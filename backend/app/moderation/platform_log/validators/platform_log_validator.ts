import vine from '@vinejs/vine'
import { PLATFORM_ACTIONS, type PlatformLogQuery } from '#contract/moderation/data/platform_log'
import { logFields } from '#core/http/validation/log_fields'
import type { RequestFields } from '#core/http/validation/request_fields'

export const platformLogValidator = vine.create(
  logFields(PLATFORM_ACTIONS) satisfies RequestFields<PlatformLogQuery>,
)
