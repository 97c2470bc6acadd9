import vine from '@vinejs/vine'

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

const existing = vine.createRule(
  (value, _options, field) => {
    if (Number.isNaN(Date.parse(String(value))))
      field.report('The {{ field }} field must be a date and time', 'date', field)
  },
  { toJSONSchema: (schema) => void (schema.format = 'date-time') },
)

/** A date and time with its zone, as a text. */
export const instant = () => vine.string().regex(ISO).use(existing())
