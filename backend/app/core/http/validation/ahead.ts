import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { now } from '#core/runtime/clock'

const DAY_MS = 86_400_000

interface AheadOptions {
  days: number
  /** The instant that a value means; null for one that another rule refuses. */
  read: (value: unknown, field: FieldContext) => Date | null
}

/** Refuses an instant that has passed, or is more than some days ahead. */
export const ahead = vine.createRule((value, { days, read }: AheadOptions, field) => {
  const instant = read(value, field)
  if (instant === null) return
  const milliseconds = instant.getTime() - now().getTime()
  if (!(milliseconds > 0 && milliseconds <= days * DAY_MS))
    field.report(`The {{ field }} field must be within the next ${days} days`, 'ahead', field)
})
