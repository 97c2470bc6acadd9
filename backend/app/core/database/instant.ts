/** An instant as both databases keep it: UTC with milliseconds, `2026-03-01 09:30:00.250`. Sorts as text. */
export function toInstant(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, -1)
}

/** Reads what `toInstant` wrote. */
export function fromInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}

const WHOLE = '2026-03-01 09:30:00.250'.length

/** An instant of a row as the API writes it, ISO 8601 in UTC; PostgreSQL leaves out zeros at the end. */
export function instantToIso(text: string): string {
  if (text.length === WHOLE) return `${text.slice(0, 10)}T${text.slice(11)}Z`
  return fromInstant(text).toISOString()
}
