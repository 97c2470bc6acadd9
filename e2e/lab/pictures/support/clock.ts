/** The time of all pictures; processes and pages agree on it. */
export const MORNING = Date.parse('2026-10-13T09:30:10Z')

/** When the server of the pictures was installed, before the oldest demo data. */
export const INSTALLED = MORNING - 45 * 24 * 3_600_000

/** The environment of a process whose clock almost stands still at a given time. */
export const withClock = (at: number, options: string) => ({
  CLOCK_AT: String(at),
  CLOCK_FROM: String(Date.now()),
  NODE_OPTIONS: options,
})
