import vine from '@vinejs/vine'
import { SNOOZE_DAYS_MAX } from '#contract/core/rules/limits'
import type { SkipRequest } from '#contract/posts/data/skip'
import { instant } from '#core/http/validation/instant'
import type { RequestFields } from '#core/http/validation/request_fields'
import { now } from '#core/runtime/clock'

const DAY_MS = 86_400_000

const ahead = vine.createRule((value, _options, field) => {
  const milliseconds = Date.parse(String(value)) - now().getTime()
  if (!(milliseconds > 0 && milliseconds <= SNOOZE_DAYS_MAX * DAY_MS))
    field.report(`The {{ field }} field must be within the next ${SNOOZE_DAYS_MAX} days`, 'ahead', field)
})

export const skipValidator = vine.create({
  until: instant().use(ahead()).nullable().optional(),
} satisfies RequestFields<SkipRequest>)
