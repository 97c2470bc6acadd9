import { test } from '@japa/runner'
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

test.group('The next digest', () => {
  for (const [what, timeZone, after, expected] of CASES) {
    test(`is due at eight in the morning: ${what}`, ({ assert }) => {
      assert.equal(nextDigest(new Date(after), timeZone).toISOString(), expected)
    })
  }
})
