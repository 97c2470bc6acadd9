import vine from '@vinejs/vine'

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One line of text that can be seen: without control characters, spaces in a row as one. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
}

const visible = vine.createRule((value, _options, field) => {
  const text = oneLine(String(value))
  if (text === '') field.report('The {{ field }} field must be defined', 'required', field)
  field.mutate(text, field)
})

/** A required name or title of at most `max` characters, on one line. */
export function title(max: number) {
  return vine.string().use(visible()).maxLength(max)
}
