import vine from '@vinejs/vine'

interface Range {
  min: number
  max: number
}

const withinRange = vine.createRule(
  (value, { min, max }: Range, field) => {
    const isWithin = /^\d{1,15}$/.test(String(value)) && Number(value) >= min && Number(value) <= max
    if (!isWithin)
      field.report('The {{ field }} field must be between {{ min }} and {{ max }}', 'range', field, {
        min,
        max,
      })
  },
  {
    toJSONSchema: (schema, { min: minimum, max: maximum }) =>
      void Object.assign(schema, { type: 'integer', minimum, maximum }),
  },
)

/** A whole number in decimal digits, as a query parameter sends it: no list, no sign, no exponent, no other base. */
export function wholeNumber(range: Range) {
  return vine.string().use(withinRange(range)).transform(Number)
}
