import { test } from '@japa/runner'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { nextDigest } from '#notifications/notifications/rules/next_digest'

const CASES: [what: string, timeZone: string, after: string, expected: string][] = [
  ['later today', 'Europe/Lisbon', '2026-01-10T07:59:59.999Z', '2026-01-10T08:00:00.000Z'],
  ['tomorrow, once it was due', 'Europe/Lisbon', '2026-01-10T08:00:00.000Z', '2026-01-11T08:00:00.000Z'],
  ['far east of UTC', 'Pacific/Auckland', '2026-07-01T12:00:00.000Z', '2026-07-01T20:00:00.000Z'],
  ['far west of UTC', 'America/Los_Angeles', '2026-07-01T12:00:00.000Z', '2026-07-01T15:00:00.000Z'],
  ['with a quarter of an hour', 'Asia/Kathmandu', '2026-07-01T12:00:00.000Z', '2026-07-02T02:15:00.000Z'],
  ['23 hours later in spring', 'Europe/Berlin', '2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['25 hours later in autumn', 'Europe/Berlin', '2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  [
    'on a night without a midnight',
    'America/Asuncion',
    '2024-10-05T23:00:00.000Z',
    '2024-10-06T11:00:00.000Z',
  ],
]

const NIGHT = { quietHours: { from: '22:00', to: '09:30' } }
const WEEKEND = { daysOff: [0, 6] }
// The tenth of January 2026 is a Saturday.
const WAITING: [what: string, rhythm: Partial<Rhythm>, after: string, expected: string][] = [
  ['until quiet hours end', NIGHT, '2026-01-10T07:00:00.000Z', '2026-01-10T09:30:00.000Z'],
  ['until they end that began late', NIGHT, '2026-01-10T09:00:00.000Z', '2026-01-10T09:30:00.000Z'],
  ['until tomorrow, once they have ended', NIGHT, '2026-01-10T09:30:00.000Z', '2026-01-11T09:30:00.000Z'],
  ['until the morning after days off', WEEKEND, '2026-01-09T08:00:00.000Z', '2026-01-12T08:00:00.000Z'],
  [
    'until quiet hours end after days off',
    { ...NIGHT, ...WEEKEND },
    '2026-01-09T10:00:00.000Z',
    '2026-01-12T09:30:00.000Z',
  ],
  [
    'until the only hour that is not quiet',
    { quietHours: { from: '07:00', to: '06:00' } },
    '2026-01-10T07:00:00.000Z',
    '2026-01-11T06:00:00.000Z',
  ],
]

test.group('The next digest', () => {
  for (const [what, rhythm, after, expected] of WAITING) {
    test(`waits ${what}`, ({ assert }) => {
      const inLisbon = { ...DEFAULT_RHYTHM, ...rhythm, timeZone: 'Europe/Lisbon' }
      assert.equal(nextDigest(new Date(after), inLisbon).toISOString(), expected)
    })
  }

  for (const [what, timeZone, after, expected] of CASES) {
    test(`is due at eight in the morning: ${what}`, ({ assert }) => {
      assert.equal(nextDigest(new Date(after), { ...DEFAULT_RHYTHM, timeZone }).toISOString(), expected)
    })
  }
})
