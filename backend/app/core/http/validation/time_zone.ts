import vine from '@vinejs/vine'
import { isTimeZone } from '#contract/core/rules/time_zones'
import { instantOf } from '#core/runtime/local_time'

const NAME_MAX = 64
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const known = vine.createRule(
  (value, _options, field) => {
    if (!isTimeZone(String(value)))
      field.report('The {{ field }} field must be a time zone', 'timeZone', field)
  },
  { toJSONSchema: (schema) => void (schema.examples = ['Europe/Lisbon']) },
)

const existing = vine.createRule(
  (value, _options, field) => {
    if (instantOf(String(value), 'UTC') === null)
      field.report('The {{ field }} field must be a date and time', 'date', field)
  },
  { toJSONSchema: (schema) => void (schema.examples = ['2026-03-29T09:30']) },
)

/** The IANA name of a time zone. */
export const timeZone = () => vine.string().maxLength(NAME_MAX).use(known())

/** A date and time without a zone, `YYYY-MM-DDTHH:MM`. */
export const localTime = () => vine.string().regex(LOCAL).use(existing())
