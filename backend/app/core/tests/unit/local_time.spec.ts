import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { instantOf } from '#core/runtime/local_time'

const ZONES = [
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
]

const CASES: [what: string, local: string, timeZone: string, expected: string][] = [
  ['in winter', '2026-01-10T09:30', 'Europe/Paris', '2026-01-10T08:30:00.000Z'],
  ['in summer', '2026-07-10T09:30', 'Europe/Paris', '2026-07-10T07:30:00.000Z'],
  ['that is skipped is as much later', '2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['that occurs twice is the first', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['at midnight elsewhere', '2026-12-01T00:00', 'Pacific/Auckland', '2026-11-30T11:00:00.000Z'],
  ['on a night without a midnight', '2024-10-06T00:00', 'America/Asuncion', '2024-10-06T04:00:00.000Z'],
  ['on a day that an island left out', '2011-12-30T10:00', 'Pacific/Apia', '2011-12-30T20:00:00.000Z'],
]

test.group('A local time', () => {
  for (const [what, local, timeZone, expected] of CASES) {
    test(what, ({ assert }) => {
      assert.equal(instantOf(local, timeZone)?.toISOString(), expected)
    })
  }

  test('is refused for a date or a zone that does not exist', ({ assert }) => {
    for (const local of ['2026-02-30T09:00', '2026-01-01T24:00', '2026-13-01T09:00', 'tomorrow'])
      assert.isNull(instantOf(local, 'Europe/Paris'), local)
    assert.isNull(instantOf('2026-01-01T09:00', 'Europe/Atlantis'))
  })

  test('of any instant is that instant, or the first with the same local time', ({ assert }) => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const at = DateTime.fromMillis(minute * 60_000, { zone })
        const found = instantOf(at.toFormat("yyyy-MM-dd'T'HH:mm"), zone)!
        const earlier = at.toMillis() - found.getTime()
        assert.isTrue(earlier === 0 || (earlier > 0 && earlier <= 3_600_000))
        assert.equal(
          DateTime.fromJSDate(found, { zone }).toFormat('yyyy-MM-dd HH:mm'),
          at.toFormat('yyyy-MM-dd HH:mm'),
        )
      }),
    )
  })
})
