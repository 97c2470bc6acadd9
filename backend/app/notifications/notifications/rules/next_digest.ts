import { DateTime } from 'luxon'
import { DIGEST_HOUR } from '#contract/core/rules/limits'
import { isQuiet, quietUntil, type Rhythm } from '#contract/notifications/rules/rhythm'

/**
 * When the next digest is due after an instant: at the same local hour every day, across changes of daylight saving
 * time, or when quiet hours and days off have ended.
 */
export function nextDigest(after: Date, rhythm: Rhythm): Date {
  const local = DateTime.fromJSDate(after, { zone: rhythm.timeZone })
  const today = onceAwake(morningOf(local), rhythm)
  return today > after ? today : onceAwake(morningOf(local.plus({ days: 1 })), rhythm)
}

/** When a digest that was due at an instant may be sent: at the end of the quiet time, or in the morning after it. */
export function onceAwake(due: Date, rhythm: Rhythm): Date {
  const end = quietUntil(rhythm, due)
  if (end === null) return due
  const morning = morningOf(DateTime.fromJSDate(end, { zone: rhythm.timeZone }))
  return morning > end && !isQuiet(rhythm, morning) ? morning : end
}

const morningOf = (local: DateTime): Date =>
  local.set({ hour: DIGEST_HOUR, minute: 0, second: 0, millisecond: 0 }).toJSDate()
