/** An instant as both databases store it: UTC with milliseconds, `2026-03-01 09:30:00.250`. Sorts as text. */
export function toInstant(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, -1)
}

/** The reverse of `toInstant`. */
export function fromInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}

/** `fromInstant` of an instant that may be absent. */
export const dateOrNull = (text: string | null): Date | null => (text === null ? null : fromInstant(text))

/** `instantToIso` of an instant that may be absent. */
export const isoOrNull = (text: string | null): string | null => (text === null ? null : instantToIso(text))

const FULL_LENGTH = '2026-03-01 09:30:00.250'.length

/** A stored instant as ISO 8601 in UTC. PostgreSQL omits trailing zeros, so the text may be shorter. */
export function instantToIso(text: string): string {
  if (text.length === FULL_LENGTH) return `${text.slice(0, 10)}T${text.slice(11)}Z`
  return fromInstant(text).toISOString()
}
