import { now } from '#core/clock'

/** Days a deleted organization could still be brought back from the database. */
const KEPT_DAYS = 30

/** Organizations deleted before this instant go for good. */
export function purgeTime(): Date {
  return new Date(now().getTime() - KEPT_DAYS * 86_400_000)
}
