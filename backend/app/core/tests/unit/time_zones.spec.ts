import { test } from '@japa/runner'
import fc from 'fast-check'
import { isTimeZone, offsetAt, offsetSpans } from '#contract/core/rules/time_zones'

const minuteOf = (time: string) => Date.parse(time) / 60_000

const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
]

/** The offset, from what the clock on the wall shows. */
function shownOffset(timeZone: string, minute: number): number {
  const shown = new Date(minute * 60_000).toLocaleString('sv-SE', { timeZone })
  return (Date.parse(`${shown.replace(' ', 'T')}Z`) - minute * 60_000) / 60_000
}

test.group('Time zones', () => {
  for (const name of ['Mars/Olympus', '', '+01:00', 'Europe/Lisbon; drop'])
    test(`"${name}" is none`, ({ assert }) => assert.isFalse(isTimeZone(name)))

  test('the zones of cities are known', ({ assert }) => {
    for (const zone of ZONES) assert.isTrue(isTimeZone(zone), zone)
  })

  test('have offsets of quarters of an hour, east and west', ({ assert }) => {
    const summer = minuteOf('2026-07-01T12:00Z')
    assert.equal(offsetAt('UTC', summer), 0)
    assert.equal(offsetAt('Asia/Kathmandu', summer), 345)
    assert.equal(offsetAt('America/St_Johns', summer), -150)
  })

  test('change their clocks in the middle of a night, Lord Howe by half an hour', ({ assert }) => {
    const [from, to] = [minuteOf('2026-10-03T00:00Z'), minuteOf('2026-10-04T12:00Z')]
    const change = minuteOf('2026-10-03T15:30Z')
    assert.deepEqual(offsetSpans('Australia/Lord_Howe', from, to), [
      { from, to: change, offset: 630 },
      { from: change, to, offset: 660 },
    ])
  })

  test('show the same time as the clock on the wall, in every minute of every span', ({ assert }) => {
    const start = fc.integer({ min: minuteOf('2025-01-01T00:00Z'), max: minuteOf('2030-01-01T00:00Z') })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), start, fc.nat({ max: 60_000 }), (zone, from, length) => {
        const spans = offsetSpans(zone, from, from + length)
        const ends = spans.map(({ to }) => to)
        assert.deepEqual(
          spans.map((span) => span.from),
          length === 0 ? [] : [from, ...ends.slice(0, -1)],
        )
        assert.equal(ends.at(-1) ?? from, from + length)
        for (const span of spans)
          for (const minute of [span.from, Math.floor((span.from + span.to) / 2), span.to - 1])
            assert.equal(span.offset, shownOffset(zone, minute))
      }),
      { numRuns: 300 },
    )
  })
})
