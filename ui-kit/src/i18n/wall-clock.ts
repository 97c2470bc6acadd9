/** The last one used: a format takes longer to make than to use. */
let last: { timeZone?: string; format: Intl.DateTimeFormat } | undefined

/** What the calendar and the clock of a time zone show, by default those of the device: `2026-11-29 00:28`. */
export function wallClock(time: number, timeZone?: string): string {
  if (last === undefined || last.timeZone !== timeZone) {
    // Swedish dates are ISO dates.
    const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    last = { timeZone, format }
  }
  return last.format.format(time)
}
