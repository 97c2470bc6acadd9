import { DateTime } from 'luxon'
import { DIGEST_HOUR } from '#contract/core/rules/limits'

/**
 * When the next digest is due after an instant: at the same local hour every day, across changes of daylight saving
 * time.
 */
export function nextDigest(after: Date, timeZone: string): Date {
  const local = DateTime.fromJSDate(after, { zone: timeZone })
  const today = local.set({ hour: DIGEST_HOUR, minute: 0, second: 0, millisecond: 0 })
  const next = today > local ? today : today.plus({ days: 1 })
  return next.toJSDate()
}
