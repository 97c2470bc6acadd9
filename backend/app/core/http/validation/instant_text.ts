import vine from '@vinejs/vine'

const LENGTH_MAX = 30
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

const isInstant = vine.createRule((value, _options, field) => {
  const text = String(value)
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))
    field.report('The {{ field }} field must be an instant', 'instant', field)
})

/** An instant as `Date#toISOString` writes it. */
export const instantText = () => vine.string().maxLength(LENGTH_MAX).use(isInstant())
