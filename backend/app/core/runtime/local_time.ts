import { IANAZone } from 'luxon'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * The instant of a local time `YYYY-MM-DDTHH:MM` in a zone. A time that the change to daylight saving time skips is as
 * much later; of a time that occurs twice, the first is meant. Null for a date or a zone that does not exist.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const utc = Date.parse(`${local}:00Z`)
  if (!IANAZone.isValidZone(timeZone)) return null
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(local)) return null
  const zone = IANAZone.create(timeZone)
  const [before, after] = [zone.offset(utc - DAY_MS), zone.offset(utc + DAY_MS)]
  const instants = [before, after].map((offset) => ({ offset, at: utc - offset * MINUTE_MS }))
  const existing = instants.filter(({ offset, at }) => zone.offset(at) === offset).map(({ at }) => at)
  return new Date(existing.length > 0 ? Math.min(...existing) : utc - before * MINUTE_MS)
}
