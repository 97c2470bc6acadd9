import vine from '@vinejs/vine'
import { oneLine } from '#contract/rules/one_line'

const visible = vine.createRule((value, _options, field) => {
  const text = oneLine(String(value))
  if (text === '') field.report('The {{ field }} field must be defined', 'required', field)
  field.mutate(text, field)
})

/** A required name or title of at most `max` characters, on one line. */
export function title(max: number) {
  return vine.string().use(visible()).maxLength(max)
}
