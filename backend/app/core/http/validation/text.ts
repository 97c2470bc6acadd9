import vine from '@vinejs/vine'
import { isBlank, oneLine } from '#contract/core/rules/visible_text'

const visible = vine.createRule(
  (value, _options, field) => {
    if (isBlank(String(value))) field.report('The {{ field }} field must be defined', 'required', field)
  },
  { toJSONSchema: (schema) => void (schema.minLength = 1) },
)

const onOneLine = vine.createRule((value, _options, field) => field.mutate(oneLine(String(value)), field))

/**
 * A required text of at most `max` characters, as it was typed. A text without visible characters is refused like an
 * empty one.
 */
export function text(max: number) {
  return vine.string().trim().use(visible()).maxLength(max)
}

/** A required name or title of at most `max` characters, on one line. */
export function title(max: number) {
  return vine.string().use(visible()).use(onOneLine()).maxLength(max)
}

const blankAsNull = (value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value)

/** An optional text of at most `max` characters. A text without visible characters becomes null. */
export function optionalText(max: number) {
  return vine.string().trim().maxLength(max).parse(blankAsNull).nullable().optional()
}

const INSTANT_MAX = 30
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

const isInstant = vine.createRule(
  (value, _options, field) => {
    const text = String(value)
    if (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))
      field.report('The {{ field }} field must be an instant', 'instant', field)
  },
  { toJSONSchema: (schema) => void (schema.format = 'date-time') },
)

/** An instant as `Date#toISOString` writes it. */
export const instantText = () => vine.string().maxLength(INSTANT_MAX).use(isInstant())
