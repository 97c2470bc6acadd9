import vine from '@vinejs/vine'
import { SNOOZE_DAYS_MAX } from '#contract/core/rules/limits'
import type { SkipRequest } from '#contract/posts/data/skip'
import { ahead } from '#core/http/validation/ahead'
import { instant } from '#core/http/validation/instant'
import type { RequestFields } from '#core/http/validation/request_fields'

const inTime = () => ahead({ days: SNOOZE_DAYS_MAX, read: (value) => new Date(String(value)) })

export const skipValidator = vine.create({
  until: instant().use(inTime()).nullable().optional(),
} satisfies RequestFields<SkipRequest>)
