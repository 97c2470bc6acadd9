import fc from 'fast-check'

const clock = fc
  .nat({ max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const hours = fc.option(fc.record({ from: clock, to: clock }))

/** Any rhythm, in zones whose clocks are changed in different nights, or are not. */
export const anyRhythm = fc.record({
  timeZone: fc.constantFrom(
    'UTC',
    'Europe/Lisbon',
    'America/New_York',
    'America/Santiago',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
  ),
  activeHours: hours,
  quietHours: hours,
  daysOff: fc.uniqueArray(fc.nat({ max: 6 })),
  postsPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
})

/** A time within two days of a night in which the clocks of one of these zones are changed. */
export const aroundChangedClocks = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-09-06',
      '2026-09-27',
      '2026-10-04',
      '2026-10-25',
      '2026-11-01',
    ),
    fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
  )
  .map(([day, distance]) => new Date(Date.parse(day) + distance))
