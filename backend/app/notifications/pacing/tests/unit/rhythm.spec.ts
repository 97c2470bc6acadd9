import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  dayOf,
  DEFAULT_RHYTHM,
  isActive,
  isAlwaysQuiet,
  isQuiet,
  quietUntil,
  type Hours,
  type Rhythm,
} from '#contract/notifications/rules/rhythm'
import { anyRhythm, aroundChangedClocks } from '#notifications/pacing/tests/support/any_rhythm'

const NIGHT = { from: '22:00', to: '07:00' }
const WEEKEND = [0, 6]

const rhythmOf = (chosen: Partial<Rhythm>): Rhythm => ({ ...DEFAULT_RHYTHM, ...chosen })
const at = (time: string) => new Date(time)

/** The rules, with the clock on the wall as text. */
function literally({ timeZone, quietHours, activeHours, daysOff }: Rhythm, instant: Date) {
  const shown = instant.toLocaleString('sv-SE', { timeZone })
  const [day, time] = [shown.slice(0, 10), shown.slice(11, 16)]
  const isIn = ({ from, to }: Hours) => (from <= to ? from <= time && time < to : time < to || time >= from)
  const quiet = daysOff.includes(new Date(day).getUTCDay()) || (quietHours !== null && isIn(quietHours))
  return { day, quiet, active: !quiet && (activeHours === null || isIn(activeHours)) }
}

test.group('A rhythm', () => {
  test('that nobody has chosen is never quiet', ({ assert }) => {
    assert.isFalse(isQuiet(DEFAULT_RHYTHM, at('2026-11-21T03:00Z')))
    assert.isTrue(isActive(DEFAULT_RHYTHM, at('2026-11-21T03:00Z')))
    assert.isNull(quietUntil(DEFAULT_RHYTHM, at('2026-11-21T03:00Z')))
  })

  for (const [time, quiet] of [
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
  ] as const)
    test(`with quiet hours from 22:00 to 07:00, at ${time}, is quiet: ${quiet}`, ({ assert }) => {
      assert.equal(isQuiet(rhythmOf({ quietHours: NIGHT }), at(`2026-11-21T${time}Z`)), quiet)
    })

  test('is quiet at no time when the hours begin where they end', ({ assert }) => {
    assert.isFalse(isQuiet(rhythmOf({ quietHours: { from: '08:00', to: '08:00' } }), at('2026-11-21T08:00Z')))
  })

  test('is not active in quiet hours or on days off, whatever its active hours are', ({ assert }) => {
    const rhythm = rhythmOf({
      activeHours: { from: '06:00', to: '18:00' },
      quietHours: NIGHT,
      daysOff: WEEKEND,
    })
    assert.isFalse(isActive(rhythm, at('2026-11-20T06:30Z')))
    assert.isTrue(isActive(rhythm, at('2026-11-20T07:00Z')))
    assert.isFalse(isActive(rhythm, at('2026-11-20T18:00Z')))
    assert.isFalse(isActive(rhythm, at('2026-11-21T07:00Z')))
  })

  test('has the days off of its own time zone', ({ assert }) => {
    const rhythm = rhythmOf({ timeZone: 'Asia/Kathmandu', daysOff: WEEKEND })
    assert.isFalse(isQuiet(rhythm, at('2026-11-20T18:14Z')))
    assert.isTrue(isQuiet(rhythm, at('2026-11-20T18:15Z')))
    assert.equal(dayOf(rhythm, at('2026-11-20T18:15Z')), '2026-11-21')
  })

  test('is quiet until the morning, and after a day off until the morning of a working day', ({ assert }) => {
    const rhythm = rhythmOf({ timeZone: 'America/New_York', quietHours: NIGHT, daysOff: WEEKEND })
    assert.deepEqual(quietUntil(rhythm, at('2026-11-19T05:00:30Z')), at('2026-11-19T12:00Z'))
    assert.deepEqual(quietUntil(rhythm, at('2026-11-19T11:59:30Z')), at('2026-11-19T12:00Z'))
    assert.deepEqual(quietUntil(rhythm, at('2026-11-21T05:00Z')), at('2026-11-23T12:00Z'))
  })

  test('is quiet for an hour less in the night in which clocks go forward', ({ assert }) => {
    const lisbon = rhythmOf({ timeZone: 'Europe/Lisbon', quietHours: NIGHT })
    assert.deepEqual(quietUntil(lisbon, at('2026-03-27T22:00Z')), at('2026-03-28T07:00Z'))
    assert.deepEqual(quietUntil(lisbon, at('2026-03-28T22:00Z')), at('2026-03-29T06:00Z'))
  })

  test('is quiet twice in an hour that the clocks repeat', ({ assert }) => {
    const early = rhythmOf({ timeZone: 'Europe/Lisbon', quietHours: { from: '01:00', to: '01:30' } })
    assert.deepEqual(quietUntil(early, at('2026-10-25T00:10Z')), at('2026-10-25T00:30Z'))
    assert.deepEqual(quietUntil(early, at('2026-10-25T01:10Z')), at('2026-10-25T01:30Z'))
  })

  test('that leaves only an hour that the clocks skip is quiet for another week', ({ assert }) => {
    const rhythm = rhythmOf({
      timeZone: 'Europe/Lisbon',
      quietHours: { from: '02:00', to: '01:00' },
      daysOff: [1, 2, 3, 4, 5, 6],
    })
    assert.deepEqual(quietUntil(rhythm, at('2026-03-22T03:00Z')), at('2026-04-05T00:00Z'))
  })

  test('with seven days off is quiet until the end of time', ({ assert }) => {
    const rhythm = rhythmOf({ daysOff: [0, 1, 2, 3, 4, 5, 6] })
    assert.isTrue(isAlwaysQuiet(rhythm))
    assert.deepEqual(quietUntil(rhythm, at('2026-11-21T03:00Z')), new Date(8_640_000_000_000_000))
  })

  test('is what the clock on the wall says, in any zone and night', ({ assert }) => {
    fc.assert(
      fc.property(anyRhythm, aroundChangedClocks, (rhythm, instant) => {
        const { day, quiet, active } = literally(rhythm, instant)
        assert.equal(dayOf(rhythm, instant), day)
        assert.equal(isQuiet(rhythm, instant), quiet)
        assert.equal(isActive(rhythm, instant), active)
      }),
      { numRuns: 1_000 },
    )
  })

  test('is quiet in every minute until it ends, and not in the next', ({ assert }) => {
    fc.assert(
      fc.property(anyRhythm, aroundChangedClocks, (rhythm, instant) => {
        const until = quietUntil(rhythm, instant)
        assert.equal(until !== null, isQuiet(rhythm, instant))
        if (until === null || isAlwaysQuiet(rhythm)) return
        assert.isFalse(isQuiet(rhythm, until))
        const minutes = (until.getTime() - instant.getTime()) / 60_000
        for (let minute = 1; minute < minutes; minute += 7)
          assert.isTrue(isQuiet(rhythm, new Date(instant.getTime() + minute * 60_000)))
        assert.isTrue(isQuiet(rhythm, new Date(until.getTime() - 60_000)))
      }),
    )
  })
})
