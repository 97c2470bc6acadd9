import { now } from '#core/runtime/clock'

/** A calendar month in UTC, `2026-11`. */
export const monthOf = (date = now()): string => date.toISOString().slice(0, 7)
