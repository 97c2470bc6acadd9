import { test } from '@japa/runner'
import fc from 'fast-check'
import { nextAttempt, nextPause } from '#notifications/webhooks/rules/next_attempt'
import { pauseAfter, retryDelay, retryInstant } from '#notifications/webhooks/rules/retry'
import type { Attempt } from '#notifications/webhooks/models/delivery_row'

const HOUR = 3_600_000
const AT = new Date('2026-03-02T09:00:00.000Z')
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

const failed = (at = AT, changes: Partial<Attempt> = {}): Attempt => {
  return { at, durationMs: 5, statusCode: 500, failure: 'status', retryAt: null, ...changes }
}

/** Every attempt of a delivery that always fails, in milliseconds since the first. */
function attemptsUntilTheEnd(random: number): number[] {
  const times: number[] = []
  let next: { dueAt: Date | null; endsAt: Date | null } = { dueAt: AT, endsAt: null }
  while (next.dueAt !== null && times.length < 1_000) {
    times.push(next.dueAt.getTime() - AT.getTime())
    next = nextAttempt({ attempts: times.length - 1, endsAt: next.endsAt }, failed(next.dueAt), random)
  }
  return times
}

test.group('A delivery that fails', () => {
  test('is tried for a day, less and less often, and a last time at its end', ({ assert }) => {
    const times = attemptsUntilTheEnd(0.5)
    assert.deepEqual(times.slice(0, 4), [0, 5_000, 20_000, 65_000])
    assert.equal(times.at(-1), 24 * HOUR)
    assert.isAtMost(times.length, 25)
  })

  test('never outlasts the day, whatever the jitter', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
        const times = attemptsUntilTheEnd(random)
        return times.at(-1) === 24 * HOUR && times.every((time, at) => at === 0 || time > times[at - 1]!)
      }),
    )
  })

  test('is not tried again once the receiver is gone', ({ assert }) => {
    const gone = failed(AT, { statusCode: 410 })
    assert.isNull(nextAttempt({ attempts: 0, endsAt: null }, gone).dueAt)
    assert.equal(nextPause({ failures: 0, failingSince: null }, gone).switchedOff, 'gone')
  })

  test('waits as long as the receiver says, but not beyond the day', ({ assert }) => {
    const busy = failed(AT, { statusCode: 429, retryAt: later(2 * HOUR) })
    assert.deepEqual(nextAttempt({ attempts: 0, endsAt: null }, busy).dueAt, later(2 * HOUR))
    assert.deepEqual(nextAttempt({ attempts: 3, endsAt: later(HOUR) }, busy).dueAt, later(HOUR))
    assert.deepEqual(nextPause({ failures: 0, failingSince: null }, busy).pausedUntil, later(2 * HOUR))
  })
})

test.group('A webhook that fails', () => {
  test('pauses after the second failure, for a quarter of an hour at most', ({ assert }) => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => pauseAfter(failures, 0.5) / 1_000)
    assert.deepEqual(pauses, [0, 5, 15, 45, 135, 405, 900, 900])
  })

  test('is switched off when everything has failed for a day', ({ assert }) => {
    const since = { failures: 9, failingSince: AT }
    assert.isNull(nextPause(since, failed(later(24 * HOUR - 1))).switchedOff)
    assert.equal(nextPause(since, failed(later(24 * HOUR))).switchedOff, 'failing')
  })

  test('has delays with a jitter of a quarter', ({ assert }) => {
    assert.equal(retryDelay(1, 0), 3_750)
    assert.equal(retryDelay(1, 0.999_999_99).toFixed(0), '6250')
  })
})

test.group('The header retry-after', () => {
  for (const [header, expected] of [
    ['120', later(120_000)],
    ['Mon, 02 Mar 2026 09:30:00 GMT', later(1_800_000)],
    ['99999999', later(6 * HOUR)],
    ['Sun, 01 Mar 2026 09:30:00 GMT', null],
    ['0', null],
    ['-5', null],
    ['soon', null],
    [undefined, null],
  ] as const) {
    test(`${header} is ${expected?.toISOString() ?? 'ignored'}`, ({ assert }) => {
      assert.deepEqual(retryInstant(header, AT), expected)
    })
  }
})
